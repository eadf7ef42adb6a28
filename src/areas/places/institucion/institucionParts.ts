import { placePart } from '#core/part.ts';
import { createImportSaga } from '../oferta/import/importSaga';
import { createLostImportSaga } from '../oferta/import/lostImportSaga';
import { institucionImport } from './institucionImport';
import { institucion, institucionSave, typedInstitucion } from './institucion';
import { instituciones } from './instituciones';
import { institucionSaga } from './institucionSaga';
import { sede, sedeSave, typedSede } from './sede';
import { ofertaAdd, typedOferta } from './sedeOferta';
import { sedeOfertaSaga } from './sedeOfertaSaga';
import { sedeSaga } from './sedeSaga';
import { sedeStep } from './sedeStep';
import { sedeStepSaga } from './sedeStepSaga';

/** What is typed is opened first: it is there before its page is read. */
export const institucionParts = [
  typedInstitucion,
  typedSede,
  typedOferta,
  { saga: institucionSaga },
  { saga: sedeSaga },
  { saga: sedeOfertaSaga },
  { saga: sedeStepSaga },
  instituciones,
  institucion,
  institucionSave,
  sede,
  sedeSave,
  sedeStep,
  ofertaAdd,
  { ...placePart(institucionImport.machine), saga: createImportSaga(institucionImport) },
  { saga: createLostImportSaga(institucionImport) },
];
