import { resolve } from 'node:path';

import { failToStart } from '../announce';
import { readDatabasePlace, readFilesFolder } from '../environment';
import type { Manifest } from './manifest';
import type { BackedUp } from './places';

/** Runs a command that takes a folder, on the database and files of the environment. */
export function runBackupCommand(
  usage: string,
  run: (place: BackedUp, folder: string) => Promise<Manifest>,
  done: (manifest: Manifest, folder: string) => string,
): void {
  const main = async (): Promise<void> => {
    const [folder, ...others] = process.argv.slice(2);
    if (folder === undefined || others.length > 0) throw new Error(usage);
    // What it writes holds everything that is known of every child: nobody else on the machine reads it.
    process.umask(0o077);
    const place = { database: readDatabasePlace(), filesFolder: readFilesFolder() };
    console.log(done(await run(place, resolve(folder)), resolve(folder)));
  };
  main().catch(failToStart);
}
