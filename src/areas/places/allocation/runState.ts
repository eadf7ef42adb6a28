import type { RunOutcome, RunProgress } from '#allocation/workerMessages.ts';

/** What a run is for. A simulation is stored nowhere; the other two are the official run, by its two people. */
export type RunPurpose = 'simulate' | 'register' | 'compare';

/** A run that a person asks for. */
export interface WantedRun {
  readonly purpose: RunPurpose;
  /** The stage's code; its page is where the run belongs. */
  readonly etapa: string;
  readonly semilla: string;
  /** A replication file of the person's own, held apart (heldFiles.ts); null: the stage's list. */
  readonly file: { readonly id: string; readonly name: string } | null;
}

/** Why a run ended without a result; `wayOn`: the same again, the page anew, or nothing of the kind. */
export interface RunFailure {
  readonly message: string;
  readonly wayOn: 'again' | 'reload' | 'none';
}

/** A run in the browser: one at a time. */
export type RunState =
  | { status: 'idle' }
  /** Its list is being fetched. */
  | { status: 'reading'; wanted: WantedRun }
  /** `progress` null: the worker has said nothing yet. */
  | { status: 'running'; wanted: WantedRun; progress: RunProgress | null }
  | { status: 'done'; wanted: WantedRun; result: RunOutcome }
  /** The list cannot be run; `violations`: the first of `total`. */
  | { status: 'invalid'; wanted: WantedRun; violations: readonly string[]; total: number }
  | ({ status: 'failed'; wanted: WantedRun } & RunFailure)
  | { status: 'cancelled'; wanted: WantedRun };
