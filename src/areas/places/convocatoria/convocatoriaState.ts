import { convocatoriaSaga } from './convocatoriaSaga';
import { typedConvocatoria } from './typedConvocatoria';
import { convocatoriaSave } from './convocatoriaSave';
import { convocatoriaRules } from './convocatoriaRules';

/** The machines of the convocatoria's page. */
export const convocatoriaReducers = {
  [convocatoriaRules.name]: convocatoriaRules.machine.reducer,
  [convocatoriaSave.name]: convocatoriaSave.machine.reducer,
  [typedConvocatoria.name]: typedConvocatoria.machine.reducer,
};

/** What is typed is opened first: it is there before its page is read. */
export const convocatoriaSagas = [typedConvocatoria.saga, convocatoriaSaga, convocatoriaRules.saga, convocatoriaSave.saga];
