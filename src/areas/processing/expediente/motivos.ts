import { motivosFrecuentesSchema } from '#domain/answers/motivosAnswers.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { AREA, expedienteAt } from '../processingPaths';

/** The reasons that the convocatoria has ready; without them one is written by hand. */
export const motivos = createReading({
  area: AREA,
  name: 'motivos',
  paramsOf: ({ path }) => (expedienteAt(path) === null ? null : {}),
  path: () => 'api/educacion/tramitacion/motivos',
  schema: motivosFrecuentesSchema,
});

/** What stands in a reason's field once a ready one is taken: what was typed stays, and none comes twice. */
export function withMotivo(typed: string, motivo: string): string {
  if (typed.trim() === '') return motivo;
  return typed.includes(motivo) ? typed : `${typed.trimEnd()}\n${motivo}`;
}
