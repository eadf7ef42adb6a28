import type { Request } from 'express';

import { HttpProblem } from '../http/problem';
import type { Sessions } from './sessions';
import type { User, UserStore } from './userTypes';

const bearer = /^Bearer +(\S+)$/i;

export type Authenticate = (request: Request) => Promise<User>;

export function bearerOf(request: Request): string | undefined {
  return bearer.exec(request.get('Authorization') ?? '')?.[1];
}

/** What is said wherever a session is not, or no longer, one. */
export function noSession(): HttpProblem {
  return new HttpProblem(401, 'La sesión no es válida o ha expirado');
}

/** @returns a function that gives the request's user, and throws the problem 401 when it has none. */
export function createAuthenticate(sessions: Sessions, users: UserStore): Authenticate {
  return async (request) => {
    const token = bearerOf(request);
    const login = token === undefined ? undefined : await sessions.loginOf(token);
    // A token outlives neither its user nor its session.
    const user = login === undefined ? undefined : await users.findByLogin(login);
    if (!user) throw noSession();
    return user;
  };
}
