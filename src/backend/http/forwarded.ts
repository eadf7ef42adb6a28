import type { RequestHandler } from 'express';

const warning =
  'Llegó un X-Forwarded-For que no se cree: detrás de un proxy, todas las personas cuentan como una sola dirección. ' +
  'Diga con TRUST_PROXY cuántos proxies hay (con nginx, TRUST_PROXY=1)';

/** Warns once of a proxy that nobody told of: the limits of one address would be the whole city's. */
export function warnOfUnbelieved(trustedProxies: number, warn: (message: string) => void): RequestHandler {
  let isTold = trustedProxies > 0;
  return (request, _response, next) => {
    if (!isTold && request.get('X-Forwarded-For') !== undefined) {
      isTold = true;
      warn(warning);
    }
    next();
  };
}
