import * as v from 'valibot';

/** What the backend's thread is asked for, and what it answers; both are checked where they come in. */

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A run: of a stage's frozen list, or of a batch of the waiting list. */
export const taskSchema = v.object({
  /** Its market, without the seed. */
  replica: text,
  semilla: text,
  /** The names of the stages in whose draws the numbers are, the first one first. */
  etapas: v.array(text),
  /** The reserves' conditions with their names, in their order. */
  reservas: v.array(v.object({ condicion: text, nombre: text })),
});
export type Task = v.InferOutput<typeof taskSchema>;

const cutOffSchema = v.object({
  oferta: text,
  cupos: count,
  ocupados: count,
  /** How many came in: the others kept the seat that they held. */
  nuevos: count,
  corte: v.nullable(text),
});
export type DescribedCutOff = v.InferOutput<typeof cutOffSchema>;

const solicitudSchema = v.object({
  tiquete: text,
  oferta: v.nullable(text),
  /** Which option it is, from 1; 0: the seat that was held and not listed. */
  opcion: v.nullable(count),
  /** The condition by whose reserve its seat was awarded, in this run or before. */
  reserva: v.nullable(text),
  /** The best priority class, 1 for the first. */
  clase: count,
  sorteo: v.nullable(v.number()),
  opciones: v.array(
    v.object({
      oferta: text,
      resultado: v.picklist(['asignada', 'no_alcanzo', 'sin_vacantes', 'mejor_asignada']),
      /** The standing in the oferta's common order, from 1, and the class and the lottery number there. */
      orden: count,
      clase: count,
      /** The ticket of the sibling by whose seat in this run it stands there. */
      hermano: v.nullable(text),
      sorteo: v.number(),
      /** Where siblings share that number: the one by which they stand among themselves. */
      desempate: v.nullable(v.number()),
    }),
  ),
});
export type DescribedSolicitud = v.InferOutput<typeof solicitudSchema>;

export const productSchema = v.variant('kind', [
  v.object({
    kind: v.literal('done'),
    huellaEntrada: text,
    huella: text,
    /** What the checker found wrong: such a result must not be used. */
    hallazgos: v.array(text),
    cortes: v.pipe(v.array(cutOffSchema), v.readonly()),
    solicitudes: v.pipe(v.array(solicitudSchema), v.readonly()),
  }),
  v.object({ kind: v.literal('failed'), message: text }),
]);
export type Product = Extract<v.InferOutput<typeof productSchema>, { kind: 'done' }>;

/** What a run gives, checked; each solicitud is described when its turn comes, so that not all are in memory at once. */
export type Computed = Omit<Product, 'kind' | 'solicitudes'> & { readonly solicitudes: Iterable<DescribedSolicitud> };

/** @throws when the checker found a fault: a fault of this program */
export function requireSound<C extends Pick<Computed, 'hallazgos'>>(computed: C): C {
  if (computed.hallazgos.length === 0) return computed;
  throw new Error(`The checker refuses the result: ${computed.hallazgos.join('; ')}`);
}
