import { convocatorias } from './convocatorias';
import { convocatoriasSaga } from './convocatoriasSaga';
import { convocatoriaStep } from './convocatoriaStep';
import { erasureStep, retention } from './retention';
import { retentionSaga } from './retentionSaga';

export const convocatoriasParts = [
  convocatorias,
  { saga: convocatoriasSaga },
  convocatoriaStep,
  retention,
  { saga: retentionSaga },
  erasureStep,
];
