import type { Request } from 'express';

import { HttpProblem } from '../http/problem';
import type { User, UserStore } from './userTypes';
import type { Tokens } from './tokens';

const bearer = /^Bearer +(\S+)$/i;

export type Authenticate = (request: Request) => Promise<User>;

/** @returns a function that gives the request's user, and throws the problem 401 when it has none. */
export function createAuthenticate(tokens: Tokens, users: UserStore): Authenticate {
  return async (request) => {
    const token = bearer.exec(request.get('Authorization') ?? '')?.[1];
    const login = token === undefined ? undefined : tokens.verify(token);
    // A token outlives neither its user nor its lifetime.
    const user = login === undefined ? undefined : await users.findByLogin(login);
    if (!user) throw new HttpProblem(401, 'La sesión no es válida o ha expirado');
    return user;
  };
}
