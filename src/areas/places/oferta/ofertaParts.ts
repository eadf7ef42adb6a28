import { placePart } from '#core/part.ts';
import { importMachine } from './import/ofertaImport';
import { importSaga } from './import/importSaga';
import { lostImportSaga } from './import/lostImportSaga';
import { ofertaDownload } from './ofertaDownload';
import { ofertaEditMachine } from './ofertaEdit';
import { ofertaEditSaga } from './ofertaEditSaga';
import { ofertas } from './ofertas';
import { ofertaSave } from './ofertaSave';

/** The row that is edited is opened first: it is there before its list is read. */
export const ofertaParts = [
  { ...placePart(ofertaEditMachine), saga: ofertaEditSaga },
  ofertas,
  ofertaSave,
  ofertaDownload,
  { ...placePart(importMachine), saga: importSaga },
  { saga: lostImportSaga },
];
