import { type Request, Router } from 'express';
import * as v from 'valibot';

import { withoutUnseen } from '#domain/unseen.ts';
import { type Authenticate, bearerOf, noSession } from './authenticate';
import { hashPassword, isCheaper, nobodysHash, passwordMatches } from './passwords';
import type { Sessions } from './sessions';
import { addressOf } from '../http/limits/address';
import { attempt } from '../http/limits/attempts';
import type { Limiter } from '../http/limits/limiter';
import { limits } from '../http/limits/limits';
import { createQueue, type Queue } from '../http/limits/queue';
import { readBody } from '../http/body';
import { HttpProblem } from '../http/problem';
import { instantOf, type Context } from '../context';
import { noteCaller } from '../record/callers';
import { isKnownAddress, rememberAddress } from './knownAddresses';
import { changePassword, passwordChangeSchema } from './changePassword';
import { readSignIns } from './signIns';
import type { User, UserStore } from './userTypes';

const requiredText = v.pipe(v.string(), v.nonEmpty());
/** A NUL is in no login: PostgreSQL takes none. */
const signInSchema = v.object({
  login: v.pipe(requiredText, v.transform(withoutUnseen), v.excludes('\0')),
  password: requiredText,
});

interface TokenRouteOptions {
  readonly users: UserStore;
  readonly authenticate: Authenticate;
  readonly sessions: Sessions;
  /** The school year, read at each sign-in. */
  readonly year: () => Promise<number>;
  readonly limiter: Limiter;
  readonly context: Context;
}

const refused = (): HttpProblem => new HttpProblem(401, 'El usuario o la contraseña no son correctos');

const hashesRefused = (): HttpProblem =>
  new HttpProblem(429, 'Muchas personas ingresan a la vez: espere unos segundos y vuelva a intentarlo', {
    codigo: 'demasiados_intentos',
    segundos: 5,
  });

/**
 * `POST generar`: a login and a password for a token, a menu and the school year (B33).
 * `POST cerrar`: ends the session of the token that it carries. `GET ingresos`: the last sign-ins of its person.
 * `POST clave`: their own password in the place of the one of now.
 */
export function createTokenRouter({ users, authenticate, sessions, year, limiter, context }: TokenRouteOptions): Router {
  // Compared for an unknown login, so that the time of an answer does not tell which logins exist.
  const nobody = nobodysHash(users.cost);
  // Apart, so that strangers who keep theirs full keep nobody out who signs in from where they did before.
  const turnOfKnown = createQueue({ atOnce: 2, waiting: 60, ofOneKey: 20, refusal: hashesRefused });
  const turnOfStrangers = createQueue({ atOnce: 1, waiting: 60, ofOneKey: 10, refusal: hashesRefused });
  const identify = (request: Request, login: string, password: string, inTurn: Queue): Promise<User> =>
    inTurn(addressOf(request), async () => {
      const user = await users.findByLogin(login);
      // Only of an account that exists: what was typed may be a password in the wrong field.
      if (user) noteCaller(request, user.login);
      const matches = await passwordMatches(password, user?.passwordHash ?? nobody);
      const isOver = user?.oneTimeUntil && user.oneTimeUntil <= instantOf(context);
      if (!user || !matches || isOver) throw refused();
      return user;
    });
  const beginSession = async (user: User, password: string): Promise<string> => {
    const newHash = isCheaper(user.passwordHash, users.cost) ? await hashPassword(password, users.cost) : undefined;
    const admission = { instant: instantOf(context), ...(newHash !== undefined && { newHash }) };
    const token = await sessions.begin(user, (transaction) => users.admit(transaction, user, admission));
    if (token === undefined) throw refused();
    return token;
  };

  const router = Router();
  router.post('/generar', async (request, response) => {
    const body = v.safeParse(signInSchema, request.body);
    if (!body.success) throw new HttpProblem(400, 'Se requieren login y password');
    const { login, password } = body.output;
    const address = addressOf(request);
    const { db } = context;
    const isKnown = await isKnownAddress(db, login, address);
    const user = await attempt({
      limiter,
      // The address too: a burst over many logins would be hashed whole before any of it had failed.
      before: [
        { limit: limits.signInHere, key: JSON.stringify([login, address]) },
        { limit: limits.signInByAddress, key: address },
        { limit: isKnown ? limits.signInByKnown : limits.signInByStrangers, key: login },
      ],
      atFailure: [],
      failed: (error) => error instanceof HttpProblem && error.status === 401,
      run: () => identify(request, login, password, isKnown ? turnOfKnown : turnOfStrangers),
    });
    await rememberAddress(db, login, address, instantOf(context));
    const token = user.receivesToken ? await beginSession(user, password) : undefined;
    if (token !== undefined) await context.record.signedIn(request, user.login);
    response.json({ ...(token !== undefined && { token }), AuthorizationItem: user.menu, anio: await year() });
  });
  router.post('/cerrar', async (request, response) => {
    const token = bearerOf(request);
    const login = token === undefined ? undefined : await sessions.end(token);
    if (login === undefined) throw noSession();
    await context.record.signedOut(request, login);
    response.json({ cerrada: true });
  });
  router.get('/ingresos', async (request, response) => {
    const { login } = await authenticate(request);
    response.json(await readSignIns(context.db, request, login));
  });
  router.post('/clave', async (request, response) => {
    const user = await authenticate(request);
    await context.record.called(request, user.login);
    const body = readBody(passwordChangeSchema, request.body);
    const change = { users, sessions, limiter, inTurn: <T>(work: () => Promise<T>) => turnOfKnown(addressOf(request), work) };
    const { token, menu } = await changePassword(change, user, body);
    response.json({ token, AuthorizationItem: menu, anio: await year() });
  });
  return router;
}
