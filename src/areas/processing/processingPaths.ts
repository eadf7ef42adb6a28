import { checkRadicado } from '#domain/radicado.ts';
import { SOLICITUDES_PATH } from '#shell/solicitudesPath.ts';

/** The area's, in the list of areas, its events and its place in the state. */
export const AREA = 'processing';

const EXPEDIENTES = `${SOLICITUDES_PATH}/solicitudes`;

/** Where the pages of those who process solicitudes lie. */
export const PROCESSING_PATHS = {
  inbox: SOLICITUDES_PATH,
  newSolicitud: `${SOLICITUDES_PATH}/nueva`,
  expediente: (radicado: string) => `${EXPEDIENTES}/${radicado}`,
  bitacora: (radicado: string) => `${EXPEDIENTES}/${radicado}/historia`,
} as const;

const EXPEDIENTE_PATH = new RegExp(`^${EXPEDIENTES}/([^/]+)(/historia)?$`);

/** A page of one solicitud; `radicado` null: what stands in its place is none. */
export interface ExpedientePlace {
  page: 'expediente' | 'bitacora';
  radicado: string | null;
}

/** Which page of which solicitud a path is, however the radicado is written; null: none of them. */
export function expedientePlaceOf(path: string): ExpedientePlace | null {
  const [, written, bitacora] = EXPEDIENTE_PATH.exec(path) ?? [];
  if (written === undefined) return null;
  const read = checkRadicado(written);
  return { page: bitacora === undefined ? 'expediente' : 'bitacora', radicado: read.ok ? read.value : null };
}

/** The radicado of the solicitud that is processed at `path`; null: none is. */
export function expedienteAt(path: string): string | null {
  const place = expedientePlaceOf(path);
  return place?.page === 'expediente' ? place.radicado : null;
}
