import { checkRadicado } from '#domain/radicado.ts';

/** The area's, in the list of areas, its events and its place in the state. */
export const AREA = 'processing';

const PATH = '/tramitacion/tramite-educacion';
const EXPEDIENTES = `${PATH}/solicitudes`;

/** Where the pages of those who process requests lie. */
export const PROCESSING_PATHS = {
  inbox: PATH,
  newSolicitud: `${PATH}/nueva`,
  expediente: (radicado: string) => `${EXPEDIENTES}/${radicado}`,
  bitacora: (radicado: string) => `${EXPEDIENTES}/${radicado}/historia`,
} as const;

const EXPEDIENTE_PATH = new RegExp(`^${EXPEDIENTES}/([^/]+)(/historia)?$`);

/** A page of one request; `radicado` null: what stands in its place is none. */
export interface ExpedientePlace {
  page: 'request' | 'history';
  radicado: string | null;
}

/** Which page of which request a path is, however the radicado is written; null: none of them. */
export function expedientePlaceOf(path: string): ExpedientePlace | null {
  const [, written, bitacora] = EXPEDIENTE_PATH.exec(path) ?? [];
  if (written === undefined) return null;
  const read = checkRadicado(written);
  return { page: bitacora === undefined ? 'request' : 'history', radicado: read.ok ? read.radicado : null };
}

/** The radicado of the request that is processed at `path`; null: none is. */
export function expedienteAt(path: string): string | null {
  const place = expedientePlaceOf(path);
  return place?.page === 'request' ? place.radicado : null;
}
