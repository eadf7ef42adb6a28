import type { Request } from 'express';

import type { Authenticate } from '../users/authenticate';

const callers = new WeakMap<Request, string>();

/** Whose account a call is about, so that a refusal of it can be kept with the person. */
export function noteCaller(request: Request, login: string): void {
  callers.set(request, login);
}

export function callerOf(request: Request): string | null {
  return callers.get(request) ?? null;
}

/** The same authentication, which notes who it found. */
export function notingCaller(authenticate: Authenticate): Authenticate {
  return async (request) => {
    const user = await authenticate(request);
    noteCaller(request, user.login);
    return user;
  };
}
