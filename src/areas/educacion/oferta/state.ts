import { cambio } from './cambio';
import { edicionMachine } from './edicion';
import { edicionSaga } from './edicionSaga';
import { importacionMachine } from './importacion/importacion';
import { importacionSaga } from './importacion/importacionSaga';
import { perdidoSaga } from './importacion/perdidoSaga';
import { ofertas } from './ofertas';
import { plantilla } from './plantilla';

/** The machines of the oferta's pages. */
export const ofertaReducers = {
  ofertas: ofertas.machine.reducer,
  edicion: edicionMachine.reducer,
  cambio: cambio.machine.reducer,
  plantilla: plantilla.machine.reducer,
  importacion: importacionMachine.reducer,
};

/** The row that is edited is opened first: it is there before its list is read. */
export const ofertaSagas = [edicionSaga, ofertas.saga, cambio.saga, plantilla.saga, importacionSaga, perdidoSaga];
