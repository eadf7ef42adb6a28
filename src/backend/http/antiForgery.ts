import { randomBytes, timingSafeEqual } from 'node:crypto';

import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';

import { HttpProblem } from './problem';

const cookieName = 'XSRF-TOKEN';
const headerName = 'X-XSRF-TOKEN';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function equals(one: string, other: string): boolean {
  const [to, b] = [Buffer.from(one), Buffer.from(other)];
  return to.length === b.length && timingSafeEqual(to, b);
}

/**
 * Double submit: who can read the cookie is our own page, so a write that carries the cookie must repeat it in the
 * header. A client without the cookie (another origin, another program) has no ambient credential to misuse.
 */
export const antiForgery: RequestHandler = (request, response, next) => {
  const cookie = parseCookie(request.get('Cookie') ?? '')[cookieName];
  if (cookie === undefined) {
    // Path '/' because the page, which must read it, is not under the backend's path.
    response.cookie(cookieName, randomBytes(24).toString('base64url'), { path: '/', sameSite: 'lax', secure: request.secure });
  } else if (!safeMethods.has(request.method) && !equals(cookie, request.get(headerName) ?? '')) {
    throw new HttpProblem(403, 'Falta el encabezado contra la falsificación de solicitudes, o no coincide');
  }
  next();
};
