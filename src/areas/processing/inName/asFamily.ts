import { createReading } from '#kits/reading/createReading.ts';
import { inNamePath } from '#requestForm/solicitudBody.ts';
import { familySolicitudSchema } from '#domain/answers/citizenAnswers.ts';
import { AREA, expedientePlaceOf } from '../processingPaths';

/** The radicado of the solicitud for whose family staff act at `path`; null: none. */
export function inNameAt(path: string): string | null {
  const place = expedientePlaceOf(path);
  return place?.page === 'inName' ? place.radicado : null;
}

/** The solicitud as its family sees it, with what can be done in its name. */
export const asFamily = createReading({
  area: AREA,
  name: 'asFamily',
  paramsOf: ({ path }) => {
    const radicado = inNameAt(path);
    return radicado === null ? null : { radicado };
  },
  path: ({ radicado }) => inNamePath(radicado),
  schema: familySolicitudSchema,
});
