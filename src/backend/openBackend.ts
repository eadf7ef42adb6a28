import type { RequestListener } from 'node:http';

import type { Express } from 'express';

import { createBackend } from './app';
import { openDatabase } from './db/openDatabase';
import { readSchoolYear } from './places/summary';
import { readBackendOptions, readDatabasePlace, readFilesPlace, readHost, readMailSettings } from './environment';
import { openFileStore } from './files/fileStore';
import { moveBytesToFiles } from './files/moveBytes';
import { startJobs } from './jobs';
import { listen, type Listening } from './listen';
import { createMailTransport } from './letters/mailTransport';
import { fillDemo } from './demo/fillDemo';

interface OpenBackend {
  readonly app: Express;
  close(): Promise<void>;
}

/**
 * The backend as the environment describes it: its database (filled with the demonstration's city when it is
 * empty), its routes and what it does by itself.
 * @throws in Spanish when the environment or the database does not allow it
 */
export async function openBackend(): Promise<OpenBackend> {
  const options = readBackendOptions();
  const mail = readMailSettings();
  // The first time takes a while.
  console.log('Abriendo la base de datos…');
  const database = await openDatabase(readDatabasePlace());
  try {
    await fillDemo(database, new Date());
    const files = await openFileStore({ ...readFilesPlace(), warn: console.warn });
    await moveBytesToFiles(database, files);
    const year = await readSchoolYear(database);
    const transport = createMailTransport(mail);
    const app = createBackend({ ...options, database, files, ...(year !== undefined && { year }) });
    const timeZone = options.timeZone ?? 'America/Bogota';
    const jobs = startJobs({ database, files, transport, timeZone, now: Date.now, report: console.error });
    return {
      app,
      close: async () => {
        await jobs.stop();
        transport.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Closes once when the program is told to end, so that the database's folder is left whole. */
export function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close()
        .catch(console.error)
        .finally(() => process.exit());
    });
  }
}

/**
 * Listens for an application that stands on the backend, and closes both when the program is told to end.
 * @throws when the port is taken, with the backend closed
 */
export async function listenWith(backend: OpenBackend, app: RequestListener, port: number): Promise<Listening> {
  try {
    const listening = await listen(app, port, readHost());
    closeOnSignal(async () => {
      await listening.close();
      await backend.close();
    });
    return listening;
  } catch (error) {
    await backend.close();
    throw error;
  }
}
