import { writeListQuery } from '../../../features/listing/listAddress';
import { createReading } from '../../../features/reading/createReading';
import { paginaDeSolicitudesSchema } from '../../../shared/educacion/respuestas/tramitacion';
import { AREA, STAFF_PATHS } from '../paths';
import { bandejaAddress } from './bandejaAddress';

/** The page of the inbox that the address asks for. */
export const bandeja = createReading({
  area: AREA,
  name: 'bandeja',
  paramsOf: ({ path, search }) => (path === STAFF_PATHS.inbox ? bandejaAddress.read(search) : null),
  path: (query) => `api/educacion/tramitacion/solicitudes${writeListQuery(query)}`,
  schema: paginaDeSolicitudesSchema,
  keepsShown: true,
});
