import { writeListQuery } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { sedesMapSchema, sedesPageSchema } from '#domain/answers/sedeAnswers.ts';
import { AREA, CITIZEN_PATHS } from '../citizenPaths';
import { ofertaAddress, readLugar } from './ofertaAddress';

const SEDES = 'api/educacion/sedes';
/** For all three of them. */
const options = { area: AREA, isPublic: true, keepsShown: true };

const queryOf = ({ path, search }: { path: string; search: string }) =>
  path === CITIZEN_PATHS.oferta ? ofertaAddress.read(search) : null;

/** A page of the sedes with what the address asks for. */
export const sedes = createReading({
  ...options,
  name: 'sedes',
  paramsOf: queryOf,
  path: (query) => SEDES + writeListQuery(query),
  schema: sedesPageSchema,
});

/** Where those of all its pages are (F62). */
export const sedesMap = createReading({
  ...options,
  name: 'sedesMap',
  paramsOf: (address) => {
    const query = queryOf(address);
    return query && { ...query, pagina: 1 };
  },
  path: (query) => `${SEDES}/mapa${writeListQuery(query)}`,
  schema: sedesMapSchema,
});

/** Those of the place on the map that was chosen. */
export const lugar = createReading({
  ...options,
  name: 'lugar',
  paramsOf: (address) => {
    const query = queryOf(address);
    const ids = readLugar(address.search);
    return query && ids !== null ? { ...query, pagina: 1, sedes: ids } : null;
  },
  path: (query) => SEDES + writeListQuery(query),
  schema: sedesPageSchema,
});
