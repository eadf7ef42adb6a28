import type { Request, RequestHandler } from 'express';
import * as v from 'valibot';

const routes = new WeakMap<Request, string>();
const routeSchema = v.object({ path: v.string() });

/**
 * Keeps which route takes a request, as it is declared (`/solicitudes/:radicado`): what is kept of a call must not hold
 * the radicados and documents of its address. Only when the router sets its route is the router's own path at hand.
 */
export const followRoute: RequestHandler = (request, _response, next) => {
  let route: unknown;
  Object.defineProperty(request, 'route', {
    configurable: true,
    enumerable: true,
    get: () => route,
    set: (value: unknown) => {
      route = value;
      if (v.is(routeSchema, value)) routes.set(request, `${request.baseUrl}${value.path}`);
    },
  });
  next();
};

/** @returns undefined while, or because, no route takes it */
export function routeOf(request: Request): string | undefined {
  return routes.get(request);
}
