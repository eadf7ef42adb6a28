import * as v from 'valibot';

import { FINDING_KINDS } from '../checker/findings';
import { LOTTERIES } from '../market';
import { FIGURES, ROW_KINDS } from './figures';

/** What page and worker tell each other when simulations are compared; each side checks what comes to it. */

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const reserveSchema = v.object({ condicion: text, puestos: count });

const listFactsSchema = v.object({
  /** The conditions in play: those of the rules, and those that variants may add. */
  condiciones: v.array(text),
  /** The rules of the list: the conditions by priority, and the reserves in the order in which they choose. */
  prioridades: v.array(text),
  reservas: v.array(reserveSchema),
  /** The condition as which a sibling's seat counts (A20); null: it does not. */
  hermanos: v.nullable(text),
  comunas: v.array(text),
  /** From the lowest to the highest. */
  grados: v.array(v.number()),
  ofertas: v.array(v.object({ id: text, grado: v.number(), dane: text })),
});

/** What the replication file leaves out of the list and of the rules. */
export type ListFacts = Readonly<v.InferOutput<typeof listFactsSchema>>;

const variantSchema = v.object({
  semilla: text,
  lottery: v.picklist(LOTTERIES),
  prioridades: v.array(text),
  reservas: v.array(reserveSchema),
  hermanos: v.nullable(text),
  /** Seats more or fewer at an oferta, or, where it names none, at each one of a grado. */
  cupos: v.array(v.object({ grado: v.number(), oferta: v.nullable(text), cambio: v.pipe(v.number(), v.integer()) })),
});

/** Rules, seats and seed of a simulation. */
export type Variant = Readonly<v.InferOutput<typeof variantSchema>>;

const jobSchema = v.object({
  /** The list: a replication file. */
  file: v.blob(),
  /** Of each solicitud its comuna and its approved conditions (`traits.ts`). */
  rasgos: text,
  facts: listFactsSchema,
  /** The first is what the others are compared with. */
  variants: v.pipe(v.array(variantSchema), v.minLength(1)),
  /** The same ones for all variants; none: each goes by its own seed alone. */
  semillas: v.array(text),
});
export type ComparisonJob = Readonly<v.InferOutput<typeof jobSchema>>;

/** @throws ValiError if it is none */
export const parseComparisonJob = (message: unknown): ComparisonJob => v.parse(jobSchema, message);

/** One figure of one variant. */
const cellSchema = v.object({
  /** By the variant's own seed. */
  own: count,
  /** By all other seeds; null: there were none. */
  spread: v.nullable(
    v.object({
      min: count,
      q1: count,
      median: count,
      q3: count,
      max: count,
      /** Of how many seeds the figure is lower, and higher, than by the variant's own. */
      below: count,
      above: count,
      /** By how many seeds it is higher, and lower, than the first variant's by the same seed. */
      more: count,
      fewer: count,
    }),
  ),
});
export type ComparisonCell = v.InferOutput<typeof cellSchema>;

const comparedVariantSchema = v.object({
  cupos: count,
  inputHash: text,
  hash: text,
  /** Of the run by its own seed, and of those by the others, each told once. */
  findings: v.array(v.object({ kind: v.picklist(FINDING_KINDS), message: text })),
  /** Of each row, its figures in the order of `FIGURES`. */
  cells: v.array(v.pipe(v.array(cellSchema), v.length(FIGURES.length))),
});

const comparisonSchema = v.object({
  rows: v.array(v.object({ kind: v.picklist(ROW_KINDS), key: text, solicitudes: count })),
  variants: v.array(comparedVariantSchema),
  semillas: count,
  /** Solicitudes whose conditions are others now than in the list. */
  changed: count,
});
/** Simulations side by side. */
export type Comparison = v.InferOutput<typeof comparisonSchema>;

/** From the worker: how many of the runs are done. */
export const comparisonProgressSchema = v.object({ done: count, total: count });
export type ComparisonProgress = Readonly<v.InferOutput<typeof comparisonProgressSchema>>;

/** From the worker: what came of it; `violations`: the first of `total` things that are wrong. */
export const comparisonResultSchema = v.variant('kind', [
  v.object({ kind: v.literal('done'), comparison: comparisonSchema }),
  v.object({ kind: v.literal('invalid'), violations: v.array(text), total: count }),
]);
export type ComparisonResult = v.InferOutput<typeof comparisonResultSchema>;

export type ComparisonMessage =
  | { readonly kind: 'progress'; readonly progress: ComparisonProgress }
  | { readonly kind: 'result'; readonly result: ComparisonResult }
  | { readonly kind: 'error'; readonly message: string };
