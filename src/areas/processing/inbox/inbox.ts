import { writeListQuery } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { paginaDeSolicitudesSchema } from '#domain/answers/processingAnswers.ts';
import { AREA, STAFF_PATHS } from '../processingPaths';
import { bandejaAddress } from './inboxAddress';

/** The page of the inbox that the address asks for. */
export const bandeja = createReading({
  area: AREA,
  name: 'bandeja',
  paramsOf: ({ path, search }) => (path === STAFF_PATHS.inbox ? bandejaAddress.read(search) : null),
  path: (query) => `api/educacion/tramitacion/solicitudes${writeListQuery(query)}`,
  schema: paginaDeSolicitudesSchema,
  keepsShown: true,
});
