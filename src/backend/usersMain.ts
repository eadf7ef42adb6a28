import { failToStart } from './announce';
import { claimDatabase } from './db/claimDatabase';
import { openDatabase } from './db/openDatabase';
import { readDatabasePlace } from './environment';
import { createUserManagement } from './users/manageUsers';
import { recommendedCost } from './users/passwords';
import { runCommand, usage } from './users/runCommand';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0) throw new Error(usage);
  const database = await openDatabase(readDatabasePlace(), { report: console.error, onBreak: () => process.exit(1) });
  try {
    // A demonstration has users of its own.
    await claimDatabase(database, false);
    const users = createUserManagement({ database, now: () => new Date(), cost: recommendedCost });
    console.log(await runCommand(args, users));
  } finally {
    await database.close();
  }
}

main().catch(failToStart);
