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
  /** Where staff do for a family what it could do itself; the form for its changes is below `editInName`. */
  inName: (radicado: string) => `${EXPEDIENTES}/${radicado}/familia`,
  editInName: `${SOLICITUDES_PATH}/cambios`,
  calls: `${SOLICITUDES_PATH}/llamadas`,
  wholeBitacora: `${SOLICITUDES_PATH}/historia`,
} as const;

const EXPEDIENTE_PATH = new RegExp(`^${EXPEDIENTES}/([^/]+)(?:/(historia|familia))?$`);

/** A page of one solicitud; `radicado` null: what stands in its place is none. */
export interface ExpedientePlace {
  page: 'expediente' | 'bitacora' | 'inName';
  radicado: string | null;
}

const PAGES: Readonly<Record<string, ExpedientePlace['page']>> = { historia: 'bitacora', familia: 'inName' };

/** Which page of which solicitud a path is, however the radicado is written; null: none of them. */
export function expedientePlaceOf(path: string): ExpedientePlace | null {
  const [, written, below = ''] = EXPEDIENTE_PATH.exec(path) ?? [];
  if (written === undefined) return null;
  const read = checkRadicado(written);
  return { page: PAGES[below] ?? 'expediente', radicado: read.ok ? read.value : null };
}

/** The radicado of the solicitud that is processed at `path`; null: none is. */
export function expedienteAt(path: string): string | null {
  const place = expedientePlaceOf(path);
  return place?.page === 'expediente' ? place.radicado : null;
}
