import type { RequestListener } from 'node:http';

import type { Express } from 'express';

import { type BackendOptions, createBackend } from './app';
import { openDatabase } from './db/openDatabase';
import { demoAdvice } from './announce';
import { claimDatabase } from './db/claimDatabase';
import { readBackendOptions, readDatabasePlace, readDemonstration, readHost, readMailSettings } from './environment';
import { startJobs } from './jobs';
import { listen, type Listening } from './listen';
import { createMailTransport } from './letters/mailTransport';
import { fillDemo } from './demo/fillDemo';
import { createDemoUserStore } from './users/demoUsers';
import { firstUserAdvice } from './users/manageUsers';

interface OpenBackend {
  readonly app: Express;
  /** Who may sign in, where there is something to say of it. */
  readonly advice: string | undefined;
  close(): Promise<void>;
}

/** Sessions must outlive a restart, and be those of every instance. */
function requireKeys({ signingKeys }: Omit<BackendOptions, 'database'>): void {
  if (signingKeys) return;
  throw new Error(
    'Falta TOKEN_SECRET, la clave que firma las sesiones: haga una con openssl rand -base64 48 y guárdela. ' +
      'Para una demostración, con datos inventados, diga DEMO=1',
  );
}

/**
 * The backend as the environment describes it: its database (a demonstration's is filled with its city when it is
 * empty), its routes and what it does by itself.
 * @param offersDemonstration where nothing says that it is to serve (`readDemonstration`)
 * @throws in Spanish when the environment or the database does not allow it
 */
export async function openBackend({ offersDemonstration }: { offersDemonstration: boolean }): Promise<OpenBackend> {
  const demonstration = readDemonstration(offersDemonstration);
  const options = readBackendOptions();
  if (!demonstration) requireKeys(options);
  const mail = readMailSettings();
  // The first time takes a while.
  console.log('Abriendo la base de datos…');
  const database = await openDatabase(readDatabasePlace());
  try {
    if (demonstration) await fillDemo(database, new Date());
    else await claimDatabase(database, false);
    const users = demonstration ? { users: createDemoUserStore() } : {};
    const transport = createMailTransport(mail);
    const app = createBackend({ ...options, database, ...users });
    const timeZone = options.timeZone ?? 'America/Bogota';
    const jobs = startJobs({ database, transport, timeZone, now: Date.now, report: console.error });
    return {
      app,
      advice: demonstration ? demoAdvice : await firstUserAdvice(database),
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
