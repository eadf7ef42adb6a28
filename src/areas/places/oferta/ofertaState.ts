import { ofertaSave } from './ofertaSave';
import { ofertaEdit } from './ofertaEdit';
import { ofertaEditSaga } from './ofertaEditSaga';
import { importMachine } from './import/ofertaImport';
import { importSaga } from './import/importSaga';
import { lostImportSaga } from './import/lostImportSaga';
import { ofertas } from './ofertas';
import { ofertaDownload } from './ofertaDownload';

/** The machines of the oferta's pages. */
export const ofertaReducers = {
  ofertas: ofertas.machine.reducer,
  ofertaEdit: ofertaEdit.machine.reducer,
  cambio: ofertaSave.machine.reducer,
  plantilla: ofertaDownload.machine.reducer,
  importacion: importMachine.reducer,
};

/** The row that is edited is opened first: it is there before its list is read. */
export const ofertaSagas = [ofertaEdit.saga, ofertaEditSaga, ofertas.saga, ofertaSave.saga, ofertaDownload.saga, importSaga, lostImportSaga];
