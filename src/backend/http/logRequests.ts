import { createHmac, randomBytes, randomUUID } from 'node:crypto';

import type { RequestHandler } from 'express';

import type { Log } from '../log/log';
import { addressOf } from './limits/address';
import { routeOf } from './route';

const givenId = /^[\w.-]{8,64}$/;

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
    // Read now: a connection that is gone has no address.
    const from = createHmac('sha256', key).update(addressOf(request)).digest('hex').slice(0, 12);
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response;
      const level = status >= 500 ? 'warn' : 'info';
      log[level]('request', {
        id,
        method: request.method,
        route: routeOf(request) ?? null,
        status: writableFinished ? status : null,
        ms: Math.round(performance.now() - start),
        from,
      });
    });
    next();
  };
}
