import { createReading } from '#kits/reading/createReading.ts';
import { expedienteSchema } from '#domain/answers/processingAnswers.ts';
import { AREA, expedienteAt } from '../processingPaths';

/** Where the backend has what belongs to one solicitud. */
export const apiPath = (radicado: string): string => `api/educacion/tramitacion/solicitudes/${encodeURIComponent(radicado)}`;

/** The whole file of the solicitud that the address names; the backend notes who reads it. */
export const expediente = createReading({
  area: AREA,
  name: 'expediente',
  paramsOf: ({ path }) => {
    const radicado = expedienteAt(path);
    return radicado === null ? null : { radicado };
  },
  path: ({ radicado }) => apiPath(radicado),
  schema: expedienteSchema,
});
