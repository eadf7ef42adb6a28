import * as v from 'valibot';

import { FINDING_KINDS } from './checker/findings';
import type { Run } from './run';
import type { MarketInput } from './marketInput';
import { type RunPhase, RUN_PHASES, LOTTERIES } from './market';

/**
 * What page and worker tell each other; each side checks what comes to it. A run is called off by ending its worker,
 * which stops at once whatever it is doing: there is no message for it.
 */

/** A run of a replication file, by its own seed or another; a simulation goes by another. */
export interface ReplicaJob {
  readonly kind: 'replica';
  readonly file: Blob;
  readonly semilla?: string;
  readonly isSimulation?: boolean;
}

/** To the worker: one run, either of a replication file or of a market as data. */
export type Job =
  | ReplicaJob
  | { readonly kind: 'mercado'; readonly input: MarketInput; readonly semilla: string };

/**
 * What a run gave. The list and who got what stay in the worker: to take them over, the page would stand still for
 * longer than a frame.
 */
export type RunOutcome = Pick<Run, 'summary' | 'inputHash' | 'hash' | 'findings'>;

interface Progress {
  readonly kind: 'progreso';
  readonly phase: RunPhase;
  readonly done: number;
  readonly total: number;
}

/** From the worker. */
export type WorkerMessage =
  | Progress
  | { readonly kind: 'resultado'; readonly outcome: RunOutcome }
  /** What is wrong with the input, line by line. */
  | { readonly kind: 'invalido'; readonly violations: readonly string[]; readonly total: number }
  | { readonly kind: 'error'; readonly message: string };

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const texts = v.array(text);
/** What may be missing: then it is no number, which the market refuses by name. */
const maybeCount = v.pipe(v.optional(v.nullable(v.union([v.number(), v.nan()])), null), v.transform((value) => value ?? NaN));

/** Whole, so that a copy of another shape is found at the border; what the market refuses is found in createMarket. */
const inputSchema = v.object({
  settings: v.object({ lottery: v.picklist(LOTTERIES), classCount: v.number(), groups: texts }),
  ofertas: v.array(v.object({ id: text, vacantes: maybeCount, reservas: v.array(maybeCount) })),
  solicitudes: v.array(
    v.object({
      ticket: text,
      family: v.optional(text),
      cupoActual: v.optional(text),
      opciones: v.array(v.object({ oferta: text, priorityClass: maybeCount, groups: texts })),
    }),
  ),
});

const jobSchema = v.variant('kind', [
  v.object({ kind: v.literal('replica'), file: v.blob(), semilla: v.exactOptional(text), isSimulation: v.exactOptional(v.boolean()) }),
  v.object({ kind: v.literal('mercado'), input: inputSchema, semilla: text }),
]);

/** @throws ValiError if it is none */
export const parseJob = (message: unknown): Job => v.parse(jobSchema, message);

const outcomeSchema: v.GenericSchema<RunOutcome> = v.object({
  summary: v.object({ solicitudes: count, byOpcion: v.array(count), kept: count, withoutCupo: count, cupos: count }),
  inputHash: text,
  hash: text,
  findings: v.array(v.object({ kind: v.picklist(FINDING_KINDS), message: text })),
});

const workerMessageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('progreso'),
    phase: v.picklist(RUN_PHASES),
    done: count,
    total: count,
  }),
  v.object({ kind: v.literal('resultado'), outcome: outcomeSchema }),
  v.object({ kind: v.literal('invalido'), violations: texts, total: count }),
  v.object({ kind: v.literal('error'), message: text }),
]);

/** @throws ValiError if it is none */
export const parseWorkerMessage = (message: unknown): WorkerMessage => v.parse(workerMessageSchema, message);
