import { backUp } from './backup/backUp';
import { countSupports } from './backup/places';
import { runBackupCommand } from './backup/runBackupCommand';

runBackupCommand(
  'Uso: npm run backup -- CARPETA, que no exista o esté vacía',
  (place, folder) => backUp(place, folder, new Date()),
  (manifest, folder) => `Copia hecha en ${folder}: la base de datos y ${countSupports(manifest)} soportes`,
);
