import { backUp } from './backup/backUp';
import { runBackupCommand } from './backup/runBackupCommand';

runBackupCommand(
  'Uso: npm run backup -- CARPETA, que no exista o esté vacía',
  (place, folder) => backUp(place, folder, new Date()),
  ({ archivos }, folder) => `Copia hecha en ${folder}: ${Object.keys(archivos).length} archivos`,
);
