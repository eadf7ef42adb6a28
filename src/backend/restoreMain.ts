import { restore } from './backup/restore';
import { runBackupCommand } from './backup/runBackupCommand';

runBackupCommand(
  'Uso: npm run restore -- CARPETA, la de una copia',
  restore,
  ({ hecha, archivos }) => `Restaurada la copia del ${hecha}: ${Object.keys(archivos).length} archivos`,
);
