import { placePart } from '#core/part.ts';
import { importSaga } from './import/importSaga';
import { lostImportSaga } from './import/lostImportSaga';
import { importMachine } from './import/ofertaImport';
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
  { ...placePart(importMachine), saga: importSaga },
  { saga: lostImportSaga },
];
