import { failToStart } from './announce';
import { openDatabase } from './db/openDatabase';
import { readDemoFamilies } from './demo/demoFamilies';
import { resetDemo } from './demo/resetDemo';
import { readDatabasePlace, readFilesPlace } from './environment';
import { openFileStore } from './files/fileStore';

async function main(): Promise<void> {
  const database = await openDatabase(readDatabasePlace(), { report: console.error, onBreak: () => process.exit(1) });
  try {
    const files = await openFileStore({ ...readFilesPlace(), warn: console.warn });
    await resetDemo(database, files, new Date());
    console.log(['La demostración volvió a su comienzo.', await readDemoFamilies(database)].join('\n'));
  } finally {
    await database.close();
  }
}

main().catch(failToStart);
