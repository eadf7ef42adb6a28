import { placePart } from '#core/part.ts';
import { createImportSaga } from './import/importSaga';
import { createLostImportSaga } from './import/lostImportSaga';
import { importReversal, lastImport } from './import/lastImport';
import { takeBackSaga } from './import/takeBackSaga';
import { ofertaImport } from './import/ofertaImport';
import { ofertaDownload } from './ofertaDownload';
import { ofertaEdit } from './ofertaEdit';
import { ofertaEditSaga } from './ofertaEditSaga';
import { ofertas } from './ofertas';
import { ofertaSave } from './ofertaSave';

/** The row that is edited is opened first: it is there before its list is read. */
export const ofertaParts = [
  ofertaEdit,
  { saga: ofertaEditSaga },
  ofertas,
  ofertaSave,
  ofertaDownload,
  { ...placePart(ofertaImport.machine), saga: createImportSaga(ofertaImport) },
  { saga: createLostImportSaga(ofertaImport) },
  lastImport,
  importReversal,
  { saga: takeBackSaga },
];
