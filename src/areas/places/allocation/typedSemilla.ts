import { object, string, type InferOutput } from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import { momentAt } from '#domain/words/dates.ts';
import type { OfficialDraw } from '#domain/actaDeSorteo.ts';
import { AREA } from '../placesPaths';
import { allocationAt } from '../allocationPaths';

const text = string();

const typedSchema = object({
  semilla: text,
  /** Empty: not chosen yet. */
  origen: text,
  fuente: text,
  /** Of the draw, by the city's clock: '2026-11-14' and '10:30'. */
  dia: text,
  hora: text,
  enlace: text,
  documento: text,
  testigo1: text,
  testigo2: text,
});
/** A seed with the record of its draw, as it is typed. */
export type TypedSemilla = InferOutput<typeof typedSchema>;

export const NOTHING_TYPED: TypedSemilla = {
  semilla: '',
  origen: '',
  fuente: '',
  dia: '',
  hora: '',
  enlace: '',
  documento: '',
  testigo1: '',
  testigo2: '',
};

/** The official semilla that is typed and not registered; its key: the code of its etapa. */
export const typedSemilla = createTyping({
  area: AREA,
  name: 'typedSemilla',
  keyOf: allocationAt,
  keptAs: (etapa) => `educacion.semilla.${etapa}`,
  schema: typedSchema,
  isNothing: (typed) => Object.values(typed).every((one) => one === ''),
});

/** What is typed as it is sent, the seed letter by letter; its moment is empty where none such is. */
export function drawOf(typed: TypedSemilla, timeZone: string): OfficialDraw {
  const { semilla, origen, dia, hora } = typed;
  const optional = (one: string) => one.trim() || null;
  return {
    semilla,
    acta: {
      origen: origen === 'fuente_publica' ? origen : 'acto_publico',
      fuente: typed.fuente.trim(),
      en: momentAt(dia, hora, timeZone)?.toISOString() ?? '',
      enlace: optional(typed.enlace),
      documento: optional(typed.documento),
      testigos: [typed.testigo1.trim(), typed.testigo2.trim()],
    },
  };
}
