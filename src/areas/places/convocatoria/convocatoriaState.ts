import { convocatoriaSaga } from './convocatoriaSaga';
import { typedConvocatoriaMachine } from './typedConvocatoria';
import { convocatoriaSave } from './convocatoriaSave';
import { convocatoriaRules } from './convocatoriaRules';

/** The machines of the convocatoria's page. */
export const convocatoriaReducers = {
  [convocatoriaRules.name]: convocatoriaRules.machine.reducer,
  [convocatoriaSave.name]: convocatoriaSave.machine.reducer,
  reglasEscritas: typedConvocatoriaMachine.reducer,
};

/** What is typed is opened first: it is there before its page is read. */
export const convocatoriaSagas = [convocatoriaSaga, convocatoriaRules.saga, convocatoriaSave.saga];
