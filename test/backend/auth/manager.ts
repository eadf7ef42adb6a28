import type { Request } from 'express';

import { HttpProblem } from '../http/problem';
import { mayManage } from '../users/permissions';
import type { Authenticate } from './authenticate';

/** @returns a function that gives the login of who manages places, and throws 401 or 403 for anyone else. */
export function createManagerOf(authenticate: Authenticate): (request: Request) => Promise<string> {
  return async (request) => {
    const user = await authenticate(request);
    if (!mayManage(user)) throw new HttpProblem(403, 'No tiene permiso para esta sección');
    return user.login;
  };
}
