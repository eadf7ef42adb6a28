import { createReading } from '../../../features/reading/createReading';
import { solicitudDeFuncionarioSchema } from '../../../shared/educacion/respuestas/tramitacion';
import { AREA, requestAt } from '../paths';

/** Where the backend has what belongs to one request. */
export const apiPath = (radicado: string): string =>
  `api/educacion/tramitacion/solicitudes/${encodeURIComponent(radicado)}`;

/** The whole file of the request that the address names; the backend notes who reads it. */
export const expediente = createReading({
  area: AREA,
  name: 'expediente',
  paramsOf: ({ path }) => {
    const radicado = requestAt(path);
    return radicado === null ? null : { radicado };
  },
  path: ({ radicado }) => apiPath(radicado),
  schema: solicitudDeFuncionarioSchema,
});
