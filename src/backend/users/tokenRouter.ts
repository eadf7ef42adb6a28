import { Router } from 'express';
import * as v from 'valibot';

import { hashPassword, passwordMatches } from './passwords';
import type { Tokens } from './tokens';
import { addressOf } from '../http/limits/address';
import { attempt } from '../http/limits/attempts';
import type { Limiter } from '../http/limits/limiter';
import { limits } from '../http/limits/limits';
import { createQueue } from '../http/limits/queue';
import { HttpProblem } from '../http/problem';
import { instantOf, type Context } from '../context';
import { isKnownAddress, rememberAddress } from './knownAddresses';
import type { User, UserStore } from './userTypes';

const requiredText = v.pipe(v.string(), v.nonEmpty());
const signInSchema = v.object({ login: requiredText, password: requiredText });

interface TokenRouteOptions {
  readonly users: UserStore;
  readonly tokens: Tokens;
  readonly year: number;
  readonly limiter: Limiter;
  readonly context: Context;
}

const hashesRefused = (): HttpProblem =>
  new HttpProblem(429, 'Muchas personas ingresan a la vez: espere unos segundos y vuelva a intentarlo', {
    codigo: 'demasiados_intentos',
    segundos: 5,
  });

/** `POST generar`: a login and a password for a token, a menu and the school year (B33). */
export function createTokenRouter({ users, tokens, year, limiter, context }: TokenRouteOptions): Router {
  // Compared for an unknown login, so that the time of an answer does not tell which logins exist.
  const nobody = hashPassword('');
  // As many hashes at a time as there are processors; their threads serve the files' too.
  const inTurn = createQueue({ atOnce: 2, waiting: 60, ofOneKey: 20, refusal: hashesRefused });
  const identify = async (login: string, password: string, address: string): Promise<User> => {
    const user = await users.findByLogin(login);
    const matches = await inTurn(address, () => passwordMatches(password, user?.passwordHash ?? nobody));
    if (!user || !matches) throw new HttpProblem(401, 'El usuario o la contraseña no son correctos');
    return user;
  };

  const router = Router();
  router.post('/generar', async (request, response) => {
    const body = v.safeParse(signInSchema, request.body);
    if (!body.success) throw new HttpProblem(400, 'Se requieren login y password');
    const { login, password } = body.output;
    const address = addressOf(request);
    const { db } = context;
    const account = (await isKnownAddress(db, login, address)) ? limits.signInByKnown : limits.signInByStrangers;
    const user = await attempt({
      limiter,
      // The address too: a burst over many logins would be hashed whole before any of it had failed.
      before: [
        { limit: limits.signInHere, key: JSON.stringify([login, address]) },
        { limit: limits.signInByAddress, key: address },
        { limit: account, key: login },
      ],
      atFailure: [],
      failed: (error) => error instanceof HttpProblem && error.status === 401,
      run: () => identify(login, password, address),
    });
    await rememberAddress(db, login, address, instantOf(context));
    response.json({ ...(user.receivesToken && { token: tokens.issue(user.login) }), AuthorizationItem: user.menu, anio: year });
  });
  return router;
}
