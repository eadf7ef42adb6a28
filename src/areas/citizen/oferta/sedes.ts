import { writeListQuery } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { sedesPageSchema } from '#domain/answers/citizenAnswers.ts';
import { AREA, CITIZEN_PATHS } from '../citizenPaths';
import { ofertaAddress } from './ofertaAddress';

/** A page of the sedes with what the address asks for. */
export const sedes = createReading({
  area: AREA,
  name: 'sedes',
  paramsOf: ({ path, search }) => (path === CITIZEN_PATHS.oferta ? ofertaAddress.read(search) : null),
  path: (query) => `api/educacion/sedes${writeListQuery(query)}`,
  schema: sedesPageSchema,
  isPublic: true,
  keepsShown: true,
});
