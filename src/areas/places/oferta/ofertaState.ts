import { cambio } from './ofertaSave';
import { edicionMachine } from './ofertaEdit';
import { edicionSaga } from './ofertaEditSaga';
import { importacionMachine } from './import/ofertaImport';
import { importacionSaga } from './import/importSaga';
import { perdidoSaga } from './import/lostImportSaga';
import { ofertas } from './ofertas';
import { plantilla } from './ofertaDownload';

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
