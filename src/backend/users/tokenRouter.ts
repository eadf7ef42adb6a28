import { Router } from 'express';
import * as v from 'valibot';

import { bearerOf, noSession } from './authenticate';
import { hashPassword, isCheaper, nobodysHash, passwordMatches } from './passwords';
import type { Sessions } from './sessions';
import { addressOf } from '../http/limits/address';
import { attempt } from '../http/limits/attempts';
import type { Limits } from '../http/limits/limits';
import { HttpProblem } from '../http/problem';
import type { User, UserStore } from './userTypes';

const requiredText = v.pipe(v.string(), v.nonEmpty());
const signInSchema = v.object({ login: requiredText, password: requiredText });

interface TokenRouteOptions {
  readonly users: UserStore;
  readonly sessions: Sessions;
  /** The school year, read at each sign-in. */
  readonly year: () => Promise<number>;
  readonly limits: Limits;
  readonly now: () => number;
}

const refused = (): HttpProblem => new HttpProblem(401, 'El usuario o la contraseña no son correctos');

/**
 * `POST generar`: a login and a password for a token, a menu and the school year (B33).
 * `POST cerrar`: ends the session of the token that it carries.
 */
export function createTokenRouter({ users, sessions, year, limits, now }: TokenRouteOptions): Router {
  // Compared for an unknown login, so that the time of an answer does not tell which logins exist.
  const nobody = nobodysHash(users.cost);
  const identify = async (login: string, password: string): Promise<User> => {
    const user = await users.findByLogin(login);
    const matches = await passwordMatches(password, user?.passwordHash ?? nobody);
    if (!user || !matches) throw refused();
    return user;
  };
  const beginSession = async (user: User, password: string): Promise<string> => {
    const newHash = isCheaper(user.passwordHash, users.cost) ? await hashPassword(password, users.cost) : undefined;
    const admission = { instant: new Date(now()), ...(newHash !== undefined && { newHash }) };
    const token = await sessions.begin(user.login, (transaction) => users.admit(transaction, user, admission));
    if (token === undefined) throw refused();
    return token;
  };

  const router = Router();
  router.post('/generar', async (request, response) => {
    const body = v.safeParse(signInSchema, request.body);
    if (!body.success) throw new HttpProblem(400, 'Se requieren login y password');
    const { login, password } = body.output;
    const address = addressOf(request);
    const user = await attempt({
      // By address too: nobody can lock somebody else out.
      subject: { counter: limits.signInByLogin, key: JSON.stringify([login, address]) },
      address: { counter: limits.signInByAddress, key: address },
      failed: (error) => error instanceof HttpProblem,
      run: () => identify(login, password),
    });
    const token = user.receivesToken ? await beginSession(user, password) : undefined;
    response.json({ ...(token !== undefined && { token }), AuthorizationItem: user.menu, anio: await year() });
  });
  router.post('/cerrar', async (request, response) => {
    const token = bearerOf(request);
    if (token === undefined || !(await sessions.end(token))) throw noSession();
    response.json({ cerrada: true });
  });
  return router;
}
