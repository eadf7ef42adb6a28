import { createReading } from '#kits/reading/createReading.ts';
import { writeListQuery } from '#kits/listing/listAddress.ts';
import { nextSolicitudSchema } from '#domain/answers/processingAnswers.ts';
import { apiPath } from '../expediente/expediente';
import { AREA, expedienteAt, PROCESSING_PATHS } from '../processingPaths';
import { askedQuery, inboxAddress, type InboxQuery } from './inboxAddress';

/** The search part of the inbox whose address a page of one solicitud carries, so that every way back leads there (F51). */
export const inboxSearch = (search: string): string => writeListQuery(inboxAddress.read(search));

/** The inbox as it was left, from the search part of the address of one of its solicitudes. */
export const wayToInbox = (search: string): string => PROCESSING_PATHS.inbox + inboxSearch(search);

/** A solicitud, opened from the inbox whose search part that is. */
export const expedienteFrom = (radicado: string, search: string): string =>
  PROCESSING_PATHS.expediente(radicado) + inboxSearch(search);

/** What is done there in its family's name. */
export const inNameFrom = (radicado: string, search: string): string => PROCESSING_PATHS.inName(radicado) + inboxSearch(search);

/** The log of it: its own address has pages too, so the inbox's search part is one of its values. */
export function bitacoraFrom(radicado: string, search: string): string {
  const inbox = inboxSearch(search);
  return PROCESSING_PATHS.bitacora(radicado) + (inbox === '' ? '' : `?${new URLSearchParams({ bandeja: inbox }).toString()}`);
}

/** The same, from the log's search part. */
export const inboxOfBitacora = (search: string): string => new URLSearchParams(search).get('bandeja') ?? '';

/**
 * Which solicitud comes after the one that the address names, in the inbox that it was opened from. Read when that one is
 * opened: what is decided there may take it out of the list, or move it within.
 */
export const nextInInbox = createReading({
  area: AREA,
  name: 'nextInInbox',
  paramsOf: ({ path, search }) => {
    const radicado = expedienteAt(path);
    return radicado === null
      ? null
      : { radicado, query: { ...inboxAddress.read(search), pagina: 1, tras: null, porPagina: null } };
  },
  path: ({ radicado, query }: { radicado: string; query: InboxQuery }) => `${apiPath(radicado)}/siguiente${askedQuery(query)}`,
  schema: nextSolicitudSchema,
});
