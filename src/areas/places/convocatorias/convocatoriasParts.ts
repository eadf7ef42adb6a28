import { convocatorias } from './convocatorias';
import { convocatoriasSaga } from './convocatoriasSaga';
import { convocatoriaStep } from './convocatoriaStep';

export const convocatoriasParts = [convocatorias, { saga: convocatoriasSaga }, convocatoriaStep];
