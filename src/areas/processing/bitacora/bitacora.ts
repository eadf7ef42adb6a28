import { readPage } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { bitacoraEntriesSchema } from '#domain/answers/processingAnswers.ts';
import { apiPath } from '../expediente/expediente';
import { AREA, expedientePlaceOf, PROCESSING_PATHS } from '../processingPaths';

/** Decisions come first: who read it is shown where the address asks for it. */
export const showsReads = (search: string): boolean => new URLSearchParams(search).get('lecturas') === 'si';

interface LogAddress {
  reads: boolean;
  page?: number;
  /** The search part of the inbox that the solicitud was opened from. */
  inbox: string;
}

/** The address of a page of a solicitud's log. */
export function bitacoraAddress(radicado: string, { reads, page = 1, inbox }: LogAddress): string {
  const query = new URLSearchParams({
    ...(inbox !== '' && { bandeja: inbox }),
    ...(reads && { lecturas: 'si' }),
    ...(page > 1 && { pagina: String(page) }),
  }).toString();
  return `${PROCESSING_PATHS.bitacora(radicado)}${query === '' ? '' : `?${query}`}`;
}

/** A page of the log of the solicitud that the address names, the newest first. */
export const bitacora = createReading({
  area: AREA,
  name: 'bitacora',
  paramsOf: ({ path, search }) => {
    const place = expedientePlaceOf(path);
    if (place?.page !== 'bitacora' || place.radicado === null) return null;
    return { radicado: place.radicado, pagina: readPage(new URLSearchParams(search)), reads: showsReads(search) };
  },
  path: ({ radicado, pagina, reads }) => {
    const query = new URLSearchParams({ ...(!reads && { lecturas: 'no' }), ...(pagina > 1 && { pagina: String(pagina) }) });
    return `${apiPath(radicado)}/bitacora${query.size === 0 ? '' : `?${query}`}`;
  },
  schema: bitacoraEntriesSchema,
});
