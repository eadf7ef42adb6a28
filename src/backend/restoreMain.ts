import { countSupports } from './backup/places';
import { restore } from './backup/restore';
import { runBackupCommand } from './backup/runBackupCommand';

runBackupCommand(
  'Uso: npm run restore -- CARPETA, la de una copia',
  restore,
  (manifest) => `Restaurada la copia del ${manifest.hecha}: la base de datos y ${countSupports(manifest)} soportes`,
);
