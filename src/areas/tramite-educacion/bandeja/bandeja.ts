import { createReading } from '../../../features/reading/createReading';
import { paginaDeSolicitudesSchema } from '../../../shared/educacion/respuestas/tramitacion';
import { AREA, STAFF_PATHS } from '../paths';
import { readBandejaQuery, writeBandejaQuery } from './bandejaQuery';

/** The page of the inbox that the address asks for. */
export const bandeja = createReading({
  area: AREA,
  name: 'bandeja',
  paramsOf: ({ path, search }) => (path === STAFF_PATHS.inbox ? readBandejaQuery(search) : null),
  path: (query) => `api/educacion/tramitacion/solicitudes${writeBandejaQuery(query)}`,
  schema: paginaDeSolicitudesSchema,
  keepsShown: true,
});
