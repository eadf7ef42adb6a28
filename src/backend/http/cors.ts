import type { RequestHandler } from 'express';

const preflightSeconds = 600;

/**
 * Lets pages of the given origins call this backend. Cookies stay out of it: the credential is the bearer token.
 * @param origins exact origins, such as `http://127.0.0.1:8081`
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  const allowed = new Set(origins);
  return (request, response, next) => {
    response.vary('Origin');
    const origin = request.get('Origin');
    if (origin === undefined || !allowed.has(origin)) {
      next();
      return;
    }
    response.set('Access-Control-Allow-Origin', origin);
    if (request.method !== 'OPTIONS' || request.get('Access-Control-Request-Method') === undefined) {
      next();
      return;
    }
    response.set({
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, X-XSRF-TOKEN',
      'Access-Control-Max-Age': String(preflightSeconds),
    });
    response.sendStatus(204);
  };
}
