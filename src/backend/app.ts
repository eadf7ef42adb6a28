import { randomBytes } from 'node:crypto';

import express, { type Express } from 'express';

import { createAuthenticate } from './users/authenticate';
import { createSessions } from './users/sessions';
import { createStoredUsers } from './users/storedUsers';
import { createTokens, type SigningKeys } from './users/tokens';
import type { Database } from './db/database';
import { createContext } from './context';
import type { FileStore } from './files/fileStore';
import { createFilesRoom, type FilesRoom } from './files/room';
import type { Scan } from './files/scanner';
import { antiForgery } from './http/antiForgery';
import { allowOrigins } from './http/cors';
import { warnOfUnbelieved } from './http/forwarded';
import { createLimiter } from './http/limits/limiter';
import { answerProblems, unknownRoute } from './http/problem';
import { followRoute } from './http/route';
import { notingCaller } from './record/callers';
import { createAllocationRouter } from './places/allocation/allocationRouter';
import { createStepRunner, type StepRunner } from './places/allocation/jobs/stepRunner';
import { readSchoolYear } from './places/summary';
import { createRetentionRouter } from './places/retention/retentionRouter';
import { createSummaryRouter } from './places/summaryRouter';
import { createConvocatoriaRouter } from './places/convocatoria/convocatoriaRouter';
import { createInstitucionRouter } from './places/institucion/institucionRouter';
import { createConvocatoriasRouter } from './places/convocatorias/convocatoriasRouter';
import { createMatriculaRouter } from './places/matricula/matriculaRouter';
import { createOfertaRouter } from './places/oferta/ofertaRouter';
import { createCitizenRouter } from './citizen/citizenRouter';
import { createProofRouter } from './citizen/proof/proofRouter';
import { createAdministrationRouter } from './users/administrationRouter';
import { createTokenRouter } from './users/tokenRouter';
import { createTodayRouter } from './places/today/todayRouter';
import { createProcessingRouter } from './processing/processingRouter';
import type { UserStore } from './users/userTypes';

/** Where the application expects its backend (`apiBase`, D26), without the trailing slash. */
export const backendPath = '/cupo-escolar';

const bodyLimit = '64kb';
const workingDaySeconds = 8 * 60 * 60;
const idleSeconds = 30 * 60;

export interface BackendOptions {
  /** With its tables (`openDatabase`); whoever opened it closes it. */
  readonly database: Database;
  readonly files: FileStore;
  /** For supports; by default as much as there is without a word in the environment. */
  readonly room?: FilesRoom;
  /** Looks at each support before it is taken; by default nothing does. */
  readonly scan?: Scan;
  /** By default those of the database; a demonstration has its own. */
  readonly users?: UserStore;
  /** The city's, by which a day begins and ends. */
  readonly timeZone?: string;
  /** Sign the tokens; by default a random one, so that a restart ends every session and no other instance knows them. */
  readonly signingKeys?: SigningKeys;
  readonly tokenLifetimeSeconds?: number;
  /** A session that is not used for so long ends. */
  readonly sessionIdleSeconds?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Works on the long steps of an allocation; by default one of its own. */
  readonly steps?: StepRunner;
  /** How long whoever asks for such a step waits for its end before it goes on without them. */
  readonly answerStepWithinMs?: number;
  /** Origins of pages that may call from elsewhere. */
  readonly allowedOrigins?: readonly string[];
  /** So many proxies stand before it, whose `X-Forwarded-For` tells the caller's address; by default none. */
  readonly trustedProxies?: number;
  /** Takes the errors that are this program's own, with the id of their request. */
  readonly report?: (error: unknown, request?: string) => void;
  /** Takes what an operator should know of how it is set up. */
  readonly warn?: (message: string) => void;
}

/** The backend as an application that can be mounted under any path. */
export function createBackend(options: BackendOptions): Express {
  const { database, now = Date.now, tokenLifetimeSeconds: lifetimeSeconds = workingDaySeconds } = options;
  const users = options.users ?? createStoredUsers(database);
  const keys = options.signingKeys ?? ([randomBytes(32).toString('base64url')] as const);
  const sessions = createSessions({
    database,
    tokens: createTokens({ keys, lifetimeSeconds, now }),
    lifetimeSeconds,
    idleSeconds: options.sessionIdleSeconds ?? idleSeconds,
    now,
  });
  const year = async (): Promise<number> => (await readSchoolYear(database)) ?? new Date(now()).getFullYear();

  const report = options.report ?? ((error: unknown): void => console.error(error));

  const app = express();
  app.set('trust proxy', options.trustedProxies ?? 0);
  app.use(warnOfUnbelieved(options.trustedProxies ?? 0, options.warn ?? console.warn));
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.use(followRoute);
  app.use(allowOrigins(options.allowedOrigins ?? []));
  app.use(antiForgery);
  const authenticate = notingCaller(createAuthenticate(sessions, users));
  const context = createContext({ db: database, files: options.files, now, timeZone: options.timeZone ?? 'America/Bogota' });
  const limiter = createLimiter(database, now);
  const room = options.room ?? createFilesRoom({ ...context });
  // Before the rest: an import is larger than what anyone else may send.
  app.use('/api/educacion/gestion/ofertas', createOfertaRouter(context, authenticate, bodyLimit));
  app.use('/api/educacion/gestion/matricula', createMatriculaRouter(context, authenticate));
  app.use('/api/educacion/gestion/instituciones', createInstitucionRouter(context, authenticate, bodyLimit));
  app.use(express.json({ limit: bodyLimit }));
  app.use('/api/token', createTokenRouter({ users, authenticate, sessions, limiter, context, year }));
  app.use('/api/educacion', createSummaryRouter(authenticate, database));
  app.use('/api/educacion', createCitizenRouter(context, limiter, room, options.scan));
  app.use('/api/educacion/resultados', createProofRouter(context));
  app.use('/api/educacion/tramitacion', createProcessingRouter(context, authenticate, users));
  app.use('/api/educacion/administracion/usuarios', createAdministrationRouter(context, authenticate, users.cost));
  app.use('/api/educacion/gestion', createConvocatoriaRouter(context, authenticate, users));
  app.use('/api/educacion/gestion/convocatorias', createConvocatoriasRouter(context, authenticate));
  app.use('/api/educacion/gestion/conservacion', createRetentionRouter(context, authenticate));
  app.use('/api/educacion/gestion', createTodayRouter(context, authenticate));
  const runner = options.steps ?? createStepRunner({ database, timeZone: context.timeZone, report });
  const answerWithinMs = options.answerStepWithinMs ?? 2_000;
  app.use(
    '/api/educacion/gestion/asignacion',
    createAllocationRouter({ ...context, runner, answerWithinMs }, authenticate, users),
  );
  app.use(unknownRoute);
  app.use(answerProblems(report, context.record.refused));
  return app;
}
