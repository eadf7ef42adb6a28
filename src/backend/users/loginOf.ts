import type { Request } from 'express';

import { HttpProblem } from '../http/problem';
import type { User } from './userTypes';
import type { Authenticate } from './authenticate';
import type { SecurityRecord } from '../record/record';

/**
 * @param may who is let in, by their menu
 * @param record keeps the call before anything is read or changed
 * @returns a function that gives the login of a request's user, and throws 401 or 403 for anyone else
 */
export function createLoginOf(
  authenticate: Authenticate,
  may: (user: User) => boolean,
  record: SecurityRecord,
): (request: Request) => Promise<string> {
  return async (request) => {
    const user = await authenticate(request);
    if (!may(user)) throw new HttpProblem(403, 'No tiene permiso para esta sección');
    await record.called(request, user.login);
    return user.login;
  };
}
