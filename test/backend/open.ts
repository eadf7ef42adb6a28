import type { Express } from 'express';

import { createBackend } from './app';
import { openDatabase } from './db/open';
import { leerAnioLectivo } from './educacion/resumen';
import { readBackendOptions, readDatabasePlace, readMailSettings } from './environment';
import { startJobs } from './jobs';
import { createMailTransport } from './notices/transport';
import { seedDemonstration } from './seed/seed';

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
  const database = await openDatabase(readDatabasePlace());
  try {
    await seedDemonstration(database, new Date());
    const year = await leerAnioLectivo(database);
    const transport = createMailTransport(mail);
    const app = createBackend({ ...options, database, ...(year !== undefined && { year }) });
    const jobs = startJobs({ database, transport, timeZone: options.timeZone ?? 'America/Bogota', now: Date.now, report: console.error });
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
