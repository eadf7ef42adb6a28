import { randomBytes } from 'node:crypto';

import express, { type Express } from 'express';

import { createAuthenticate } from './users/authenticate';
import { createTokens } from './users/tokens';
import type { Database } from './db/database';
import { createContext } from './context';
import type { FileStore } from './files/fileStore';
import { antiForgery } from './http/antiForgery';
import { allowOrigins } from './http/cors';
import { warnOfUnbelieved } from './http/forwarded';
import { createLimiter } from './http/limits/limiter';
import { answerProblems, unknownRoute } from './http/problem';
import { createAllocationRouter } from './places/allocation/allocationRouter';
import { createSummaryRouter } from './places/summaryRouter';
import { createConvocatoriaRouter } from './places/convocatoria/convocatoriaRouter';
import { createOfertaRouter } from './places/oferta/ofertaRouter';
import { createCitizenRouter } from './citizen/citizenRouter';
import { createTokenRouter } from './users/tokenRouter';
import { createProcessingRouter } from './processing/processingRouter';
import { createDemoUserStore } from './users/demoUsers';
import type { UserStore } from './users/userTypes';

/** Where the application expects its backend (`apiBase`, D26), without the trailing slash. */
export const backendPath = '/cupo-escolar';

const bodyLimit = '64kb';
const workingDaySeconds = 8 * 60 * 60;

export interface BackendOptions {
  /** With its tables (`openDatabase`); whoever opened it closes it. */
  readonly database: Database;
  readonly files: FileStore;
  /** So many bytes may lie there that no solicitud names. */
  readonly maximumLooseBytes?: number;
  readonly users?: UserStore;
  /** The city's, by which a day begins and ends. */
  readonly timeZone?: string;
  /** Signs the tokens; by default a random one, so that a restart ends every session. */
  readonly secret?: string;
  readonly tokenLifetimeSeconds?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Origins of pages that may call from elsewhere. */
  readonly allowedOrigins?: readonly string[];
  /** So many proxies stand before it, whose `X-Forwarded-For` tells the caller's address; by default none. */
  readonly trustedProxies?: number;
  /** The school year of the sign-in answer. */
  readonly year?: number;
  /** Takes the errors that are this program's own. */
  readonly report?: (error: unknown) => void;
  /** Takes what an operator should know of how it is set up. */
  readonly warn?: (message: string) => void;
}

/** The backend as an application that can be mounted under any path. */
export function createBackend(options: BackendOptions): Express {
  const users = options.users ?? createDemoUserStore();
  const tokens = createTokens({
    secret: options.secret ?? randomBytes(32).toString('base64url'),
    lifetimeSeconds: options.tokenLifetimeSeconds ?? workingDaySeconds,
    now: options.now ?? Date.now,
  });

  const app = express();
  app.set('trust proxy', options.trustedProxies ?? 0);
  app.use(warnOfUnbelieved(options.trustedProxies ?? 0, options.warn ?? console.warn));
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.use(allowOrigins(options.allowedOrigins ?? []));
  app.use(antiForgery);
  const authenticate = createAuthenticate(tokens, users);
  const context = createContext({
    db: options.database,
    files: options.files,
    now: options.now ?? Date.now,
    timeZone: options.timeZone ?? 'America/Bogota',
  });
  const limiter = createLimiter(options.database, options.now ?? Date.now);
  // Before the rest: an import is larger than what anyone else may send.
  app.use('/api/educacion/gestion/ofertas', createOfertaRouter(context, authenticate, bodyLimit));
  app.use(express.json({ limit: bodyLimit }));
  app.use('/api/token', createTokenRouter({ users, tokens, limiter, context, year: options.year ?? 2026 }));
  app.use('/api/educacion', createSummaryRouter(authenticate, options.database));
  app.use('/api/educacion', createCitizenRouter(context, limiter, options.maximumLooseBytes ?? 10 * 1024 ** 3));
  app.use('/api/educacion/tramitacion', createProcessingRouter(context, authenticate));
  app.use('/api/educacion/gestion', createConvocatoriaRouter(context, authenticate));
  app.use('/api/educacion/gestion/asignacion', createAllocationRouter(context, authenticate));
  app.use(unknownRoute);
  app.use(answerProblems(options.report ?? console.error));
  return app;
}
