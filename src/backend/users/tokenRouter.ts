import { type Request, Router } from 'express';
import * as v from 'valibot';

import { hashPassword, passwordMatches } from './passwords';
import type { Tokens } from './tokens';
import { addressOf } from '../http/limits/address';
import { attempt } from '../http/limits/attempts';
import type { Limits } from '../http/limits/limits';
import { HttpProblem } from '../http/problem';
import { noteCaller } from '../record/callers';
import type { SecurityRecord } from '../record/record';
import type { User, UserStore } from './userTypes';

const requiredText = v.pipe(v.string(), v.nonEmpty());
const signInSchema = v.object({ login: requiredText, password: requiredText });

interface TokenRouteOptions {
  readonly users: UserStore;
  readonly tokens: Tokens;
  readonly year: number;
  readonly limits: Limits;
  readonly record: SecurityRecord;
}

/** `POST generar`: a login and a password for a token, a menu and the school year (B33). */
export function createTokenRouter({ users, tokens, year, limits, record }: TokenRouteOptions): Router {
  // Compared for an unknown login, so that the time of an answer does not tell which logins exist.
  const nobody = hashPassword('');
  const identify = async (request: Request, login: string, password: string): Promise<User> => {
    const user = await users.findByLogin(login);
    // Only of an account that exists: what was typed may be a password in the wrong field.
    if (user) noteCaller(request, user.login);
    const matches = await passwordMatches(password, user?.passwordHash ?? nobody);
    if (!user || !matches) throw new HttpProblem(401, 'El usuario o la contraseña no son correctos');
    return user;
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
      run: () => identify(request, login, password),
    });
    if (user.receivesToken) await record.signedIn(request, user.login);
    response.json({ ...(user.receivesToken && { token: tokens.issue(user.login) }), AuthorizationItem: user.menu, anio: year });
  });
  return router;
}
