import * as v from 'valibot';

import { FINDING_KINDS } from './checker/findings';
import type { Run } from './run';
import { RUN_PHASES } from './market';

/** What page and worker tell each other; each side checks what comes to it. */

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const jobSchema = v.object({
  file: v.blob(),
  semilla: v.exactOptional(text),
  isSimulation: v.exactOptional(v.boolean()),
  /** The file's own SHA-256 is wanted too. */
  hashesFile: v.exactOptional(v.boolean()),
});

/** To the worker: a run of a replication file, by its own seed or another; a simulation goes by another. */
export type AllocationJob = Readonly<v.InferOutput<typeof jobSchema>>;

/** @throws ValiError if it is none */
export const parseJob = (message: unknown): AllocationJob => v.parse(jobSchema, message);

/**
 * What a run gave. The list and who got what stay in the worker: to take them over, the page would stand still for
 * longer than a frame.
 */
export type RunOutcome = Pick<Run, 'summary' | 'inputHash' | 'hash' | 'findings'>;

const outcomeSchema: v.GenericSchema<RunOutcome> = v.object({
  summary: v.object({ solicitudes: count, byOpcion: v.array(count), kept: count, withoutCupo: count, cupos: count }),
  inputHash: text,
  hash: text,
  findings: v.array(v.object({ kind: v.picklist(FINDING_KINDS), message: text })),
});

/** From the worker: how far a run is. */
export const runProgressSchema = v.object({ phase: v.picklist(RUN_PHASES), done: count, total: count });
export type RunProgress = Readonly<v.InferOutput<typeof runProgressSchema>>;

/** From the worker: what came of it; `violations`: the first of `total` things that are wrong with the list. */
export const runResultSchema = v.variant('kind', [
  v.object({ kind: v.literal('done'), outcome: outcomeSchema, fileHash: v.exactOptional(text) }),
  v.object({ kind: v.literal('invalid'), violations: v.array(text), total: count }),
]);

/** What came of it. */
export type RunResult = v.InferOutput<typeof runResultSchema>;

export type WorkerMessage =
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | { readonly kind: 'result'; readonly result: RunResult }
  | { readonly kind: 'error'; readonly message: string };
