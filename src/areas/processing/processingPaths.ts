import { revisarRadicado } from '#domain/radicado.ts';
import { PATHS } from '#core/location/paths.ts';

/** The area's, in its events and its place in the state. */
export const AREA = 'tramiteEducacion';

const REQUESTS = `${PATHS.processing}/solicitudes`;

/** Where the pages of those who process requests lie. */
export const STAFF_PATHS = {
  inbox: PATHS.processing,
  nueva: `${PATHS.processing}/nueva`,
  request: (radicado: string) => `${REQUESTS}/${radicado}`,
  history: (radicado: string) => `${REQUESTS}/${radicado}/historia`,
} as const;

const REQUEST_PATH = new RegExp(`^${REQUESTS}/([^/]+)(/historia)?$`);

/** A page of one request; `radicado` null: what stands in its place is none. */
export interface RequestPlace {
  page: 'request' | 'history';
  radicado: string | null;
}

/** Which page of which request a path is, however the radicado is written; null: none of them. */
export function requestPlaceOf(path: string): RequestPlace | null {
  const [, written, history] = REQUEST_PATH.exec(path) ?? [];
  if (written === undefined) return null;
  const read = revisarRadicado(written);
  return { page: history === undefined ? 'request' : 'history', radicado: read.valido ? read.radicado : null };
}

/** The radicado of the request that is processed at `path`; null: none is. */
export function requestAt(path: string): string | null {
  const place = requestPlaceOf(path);
  return place?.page === 'request' ? place.radicado : null;
}
