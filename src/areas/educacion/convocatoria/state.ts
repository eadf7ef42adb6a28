import { convocatoriaSaga } from './convocatoriaSaga';
import { escritoMachine } from './escrito';
import { guardado } from './guardado';
import { reglas } from './reglas';

/** The machines of the call's page. */
export const convocatoriaReducers = {
  [reglas.name]: reglas.machine.reducer,
  [guardado.name]: guardado.machine.reducer,
  reglasEscritas: escritoMachine.reducer,
};

/** What is typed is opened first: it is there before its page is read. */
export const convocatoriaSagas = [convocatoriaSaga, reglas.saga, guardado.saga];
