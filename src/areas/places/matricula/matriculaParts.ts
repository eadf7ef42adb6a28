import { placePart } from '#core/part.ts';
import { createImportSaga } from '../oferta/import/importSaga';
import { createLostImportSaga } from '../oferta/import/lostImportSaga';
import { confirmationImport } from './confirmationImport';
import { matricula } from './matricula';
import { matriculaImport } from './matriculaImport';
import { outdateMatricula } from './outdateMatricula';

export const matriculaParts = [
  matricula,
  { ...placePart(matriculaImport.machine), saga: createImportSaga(matriculaImport) },
  { saga: createLostImportSaga(matriculaImport) },
  { saga: outdateMatricula },
  { ...placePart(confirmationImport.machine), saga: createImportSaga(confirmationImport) },
  { saga: createLostImportSaga(confirmationImport) },
];
