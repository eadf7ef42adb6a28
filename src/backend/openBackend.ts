import type { RequestListener } from 'node:http';

import express, { type Express } from 'express';

import { type BackendOptions, createBackend } from './app';
import { openDatabase } from './db/openDatabase';
import { demoAdvice } from './announce';
import { claimDatabase } from './db/claimDatabase';
import { endOnSignal } from './endOnSignal';
import {
  readBackendOptions,
  readDatabasePlace,
  readDemonstration,
  readFilesLimits,
  readFilesPlace,
  readHost,
  readMailSettings,
  readPageAddress,
  readScanCommand,
} from './environment';
import { openFileStore } from './files/fileStore';
import { createFilesRoom } from './files/room';
import { createScanner } from './files/scanner';
import { moveBytesToFiles } from './files/moveBytes';
import { createHealthRouter } from './http/health';
import { logRequests } from './http/logRequests';
import { startJobs } from './jobs';
import { listen, type Listening } from './listen';
import { createMailTransport } from './letters/mailTransport';
import { startLetters } from './letters/startLetters';
import { describeFault } from './log/describeFault';
import type { Log } from './log/log';
import { readDemoFamilies } from './demo/demoFamilies';
import { fillDemo } from './demo/fillDemo';
import { createStepRunner } from './places/allocation/jobs/stepRunner';
import { createDemoUserStore } from './users/demoUsers';
import { firstUserAdvice } from './users/manageUsers';

interface OpenBackend {
  readonly app: Express;
  /** Who may sign in, where there is something to say of it. */
  readonly advice: string | undefined;
  /** Ends what it does by itself; calls are still answered. */
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

/** Sessions must outlive a restart, and be those of every instance. */
function requireKeys({ signingKeys }: Omit<BackendOptions, 'database' | 'files'>): void {
  if (signingKeys) return;
  throw new Error(
    'Falta TOKEN_SECRET, la clave que firma las sesiones: haga una con openssl rand -base64 48 y guárdela. ' +
      'Para una demostración, con datos inventados, diga DEMO=1',
  );
}

/**
 * The backend as the environment describes it: its database (a demonstration's is filled with its city when it is
 * empty), its routes and what it does by itself.
 * @param log where it says what happens while it runs
 * @param offersDemonstration where nothing says that it is to serve (`readDemonstration`)
 * @throws in Spanish when the environment or the database does not allow it
 */
export async function openBackend(log: Log, { offersDemonstration }: { offersDemonstration: boolean }): Promise<OpenBackend> {
  const demonstration = readDemonstration(offersDemonstration);
  const options = readBackendOptions();
  if (!demonstration) requireKeys(options);
  const mail = readMailSettings();
  const page = readPageAddress();
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
    if (demonstration) await fillDemo(database, new Date());
    else await claimDatabase(database, false);
    const warnAs =
      (event: string) =>
      (consejo: string): void =>
        log.warn(event, { consejo });
    const warn = warnAs('files.little_room');
    const files = await openFileStore({ ...readFilesPlace(), warn });
    const room = createFilesRoom({ db: database, files, now: Date.now, ...readFilesLimits(), warn });
    await moveBytesToFiles(database, files);
    const scanCommand = readScanCommand();
    const scan =
      scanCommand === undefined ? {} : { scan: createScanner({ command: scanCommand, report: reportAs('files.not_scanned') }) };
    const users = demonstration ? { users: createDemoUserStore(database) } : {};
    if (!demonstration && 'folder' in mail) {
      const consejo = `Falta SMTP_URL: los avisos a las familias quedan en ${mail.folder}, cuentan como enviados y nadie los recibe`;
      log.warn('mail.to_files', { consejo });
    }
    if (!demonstration && page === undefined) {
      log.warn('mail.without_link', { consejo: 'Falta PAGE_URL: los avisos a las familias no llevan el enlace de la consulta' });
    }
    const transport = createMailTransport(mail);
    const app = express().disable('x-powered-by');
    app.set('trust proxy', options.trustedProxies ?? 0);
    app.use(createHealthRouter({ database, dataFolder: place.dataFolder, room }));
    app.use(logRequests(log));
    const report = (error: unknown, request?: string): void => log.error('request.fault', { request, ...describeFault(error) });
    const timeZone = options.timeZone ?? 'America/Bogota';
    const steps = createStepRunner({ database, timeZone, report: reportAs('step.fault') });
    app.use(
      createBackend({ ...options, ...scan, database, files, room, steps, report, warn: warnAs('proxy.unbelieved'), ...users }),
    );
    const now = Date.now;
    const jobs = startJobs({ database, files, steps, now, report: reportAs('job.fault') });
    const letters = startLetters({ database, transport, timeZone, page, now, log });
    const stopWork = async (): Promise<void> => {
      await Promise.all([jobs.stop(), letters.stop(), steps.stop()]);
      transport.close();
    };
    return {
      app,
      advice: demonstration ? [demoAdvice, await readDemoFamilies(database)].join('\n') : await firstUserAdvice(database),
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
    const listening = await listen(app, port, readHost());
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
