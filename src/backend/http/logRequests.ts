import { createHmac, randomBytes, randomUUID } from 'node:crypto';

import type { Request, RequestHandler } from 'express';
import * as v from 'valibot';

import type { Log } from '../log/log';
import { addressOf } from './limits/address';

const givenId = /^[\w.-]{8,64}$/;
const routeSchema = v.object({ path: v.string() });

/**
 * Follows which route answers a request, as it is declared (`/solicitudes/:radicado`): the address itself would bring
 * radicados and documents into the log. Only while a router's own path is at hand can it be told.
 */
function followRoute(request: Request): () => string | undefined {
  let route: unknown;
  let pattern: string | undefined;
  Object.defineProperty(request, 'route', {
    configurable: true,
    enumerable: true,
    get: () => route,
    set: (value: unknown) => {
      route = value;
      if (v.is(routeSchema, value)) pattern = `${request.baseUrl}${value.path}`;
    },
  });
  return () => pattern;
}

/**
 * One entry for each request, without anything that was sent: its id (that of a proxy before, or a new one, which goes
 * back to the caller), its route, its answer's status and time. The address is told as a digest with a key that is new
 * at each start: one can see that calls come from one place, and whose they are stays with the record of security.
 */
export function logRequests(log: Log): RequestHandler {
  const key = randomBytes(32);
  return (request, response, next) => {
    const start = performance.now();
    const given = request.get('X-Request-Id') ?? '';
    const id = givenId.test(given) ? given : randomUUID();
    response.set('X-Request-Id', id);
    const routeOf = followRoute(request);
    // Read now: a connection that is gone has no address.
    const from = createHmac('sha256', key).update(addressOf(request)).digest('hex').slice(0, 12);
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const level = status >= 500 ? 'warn' : 'info';
      log[level]('request', {
        id,
        method: request.method,
        route: routeOf() ?? null,
        status: writableFinished ? status : null,
        ms: Math.round(performance.now() - start),
        from,
      });
    });
    next();
  };
}
