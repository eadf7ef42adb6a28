import { createListAddress, writeListQuery } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { institucionesPageSchema } from '#domain/answers/institucionAnswers.ts';
import { AREA } from '../placesPaths';
import { INSTITUCION_PATHS, INSTITUCIONES_CALL } from './institucionPaths';

/** What the address of the list asks for: its text and its page. */
export const institucionesAddress = createListAddress(INSTITUCION_PATHS.list, () => ({}));

/** A page of institutions, as the address asks for them. */
export const instituciones = createReading({
  area: AREA,
  name: 'instituciones',
  paramsOf: ({ path, search }) => (path === INSTITUCION_PATHS.list ? institucionesAddress.read(search) : null),
  path: (query) => INSTITUCIONES_CALL + writeListQuery(query),
  schema: institucionesPageSchema,
  keepsShown: true,
});
