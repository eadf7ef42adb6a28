import { failToStart } from './announce';
import { claimDatabase } from './db/claimDatabase';
import { openDatabase } from './db/openDatabase';
import { readDatabasePlace } from './environment';
import { createUserManagement } from './users/manageUsers';
import { readPassword } from './users/readPassword';
import { runCommand } from './users/runCommand';

async function main(): Promise<void> {
  const database = await openDatabase(readDatabasePlace(), { report: console.error, onBreak: () => process.exit(1) });
  try {
    // A demonstration has users of its own.
    await claimDatabase(database, false);
    const users = createUserManagement(database, () => new Date());
    console.log(await runCommand(process.argv.slice(2), users, readPassword));
  } finally {
    await database.close();
  }
}

main().catch(failToStart);
