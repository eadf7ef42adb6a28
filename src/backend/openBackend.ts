import type { RequestListener } from 'node:http';

import express, { type Express } from 'express';

import { createBackend } from './app';
import { openDatabase } from './db/openDatabase';
import { endOnSignal } from './endOnSignal';
import { readSchoolYear } from './places/summary';
import { readBackendOptions, readDatabasePlace, readMailSettings } from './environment';
import { createHealthRouter } from './http/health';
import { logRequests } from './http/logRequests';
import { startJobs } from './jobs';
import { listen, type Listening } from './listen';
import { createMailTransport } from './letters/mailTransport';
import { startLetters } from './letters/startLetters';
import { describeFault } from './log/describeFault';
import type { Log } from './log/log';
import { fillDemo } from './demo/fillDemo';

interface OpenBackend {
  readonly app: Express;
  /** Ends what it does by itself; calls are still answered. */
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The backend as the environment describes it: its database (filled with the demonstration's city when it is
 * empty), its routes and what it does by itself.
 * @param log where it says what happens while it runs
 * @throws in Spanish when the environment or the database does not allow it
 */
export async function openBackend(log: Log): Promise<OpenBackend> {
  const options = readBackendOptions();
  const mail = readMailSettings();
  const place = readDatabasePlace();
  const reportAs =
    (event: string) =>
    (error: unknown): void =>
      log.error(event, describeFault(error));
  // The first time takes a while.
  log.info('database.opening');
  const database = await openDatabase(place, {
    report: reportAs('database.connection_lost'),
    onBreak: (error) => {
      const consejo = 'La base de datos dejó de funcionar: mire si el disco está lleno y vuelva a iniciar el programa';
      log.error('database.broken', { ...describeFault(error), consejo });
      // No call would be answered any more, and no closing either.
      process.exit(1);
    },
  });
  try {
    await fillDemo(database, new Date());
    const year = await readSchoolYear(database);
    const transport = createMailTransport(mail);
    const app = express().disable('x-powered-by');
    app.set('trust proxy', options.trustedProxies ?? 0);
    app.use(createHealthRouter({ database, dataFolder: place.dataFolder }));
    app.use(logRequests(log));
    const report = (error: unknown, request?: string): void => log.error('request.fault', { request, ...describeFault(error) });
    app.use(createBackend({ ...options, database, report, ...(year !== undefined && { year }) }));
    const timeZone = options.timeZone ?? 'America/Bogota';
    const now = Date.now;
    const jobs = startJobs({ database, now, report: reportAs('job.fault') });
    const letters = startLetters({ database, transport, timeZone, now, log });
    const stopWork = async (): Promise<void> => {
      await Promise.all([jobs.stop(), letters.stop()]);
      transport.close();
    };
    return {
      app,
      stopWork,
      close: async () => {
        await stopWork();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Listens for an application that stands on the backend, and ends both when the program is told to.
 * @throws when the port is taken, with the backend closed
 */
export async function listenWith(backend: OpenBackend, app: RequestListener, port: number, log: Log): Promise<Listening> {
  try {
    const listening = await listen(app, port);
    endOnSignal(async () => {
      await Promise.all([listening.end(), backend.stopWork()]);
      await backend.close();
    }, log);
    return listening;
  } catch (error) {
    await backend.close();
    throw error;
  }
}
