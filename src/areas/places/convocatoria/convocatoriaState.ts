import { convocatoriaSaga } from './convocatoriaSaga';
import { escritoMachine } from './typedConvocatoria';
import { guardado } from './convocatoriaSave';
import { reglas } from './convocatoriaRules';

/** The machines of the call's page. */
export const convocatoriaReducers = {
  [reglas.name]: reglas.machine.reducer,
  [guardado.name]: guardado.machine.reducer,
  reglasEscritas: escritoMachine.reducer,
};

/** What is typed is opened first: it is there before its page is read. */
export const convocatoriaSagas = [convocatoriaSaga, reglas.saga, guardado.saga];
