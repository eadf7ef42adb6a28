import { array, boolean, nullable, number, object, picklist, string, type InferOutput } from 'valibot';
import { createTyping } from '#kits/typing/createTyping.ts';
import { AREA } from '../placesPaths';
import { comparedAt } from '../comparisonPaths';

const text = string();

const typedVariantSchema = object({
  /** Its own while it is there, whatever its place. */
  clave: number(),
  nombre: text,
  semilla: text,
  sorteo: picklist(['unico', 'por_lugar']),
  prioridades: array(text),
  /** The condition as which a sibling's seat counts; empty: it does not. */
  hermanos: text,
  reservas: array(object({ condicion: text, puestos: text })),
  /** Seats more or fewer; `oferta` empty: at each one of the grado. */
  cupos: array(object({ grado: text, oferta: text, cambio: text })),
});
/** A variant as it stands in its fields. */
export type TypedVariant = InferOutput<typeof typedVariantSchema>;

const typedSchema = object({
  variantes: array(typedVariantSchema),
  /** The one whose fields are shown. */
  abierta: nullable(number()),
  /** All variants are drawn by a hundred seeds too. */
  cien: boolean(),
});
export type TypedComparison = InferOutput<typeof typedSchema>;

/** The variants that are typed; the key: the code of their etapa. */
export const typedComparison = createTyping({
  area: AREA,
  name: 'typedComparison',
  keyOf: comparedAt,
  keptAs: (etapa) => `educacion.comparacion.${etapa}`,
  schema: typedSchema,
});
