import type { PublishedFile } from '#domain/contractTypes.ts';
import type { RunOutcome, RunProgress } from '#allocation/workerMessages.ts';

/** A published run that a person wants repeated: what is said of it is what the repetition is held to. */
export interface WantedCheck {
  /** The stage's code. */
  readonly etapa: string;
  /** A batch of its waiting list; null: the stage's own result. */
  readonly tanda: number | null;
  readonly archivo: PublishedFile;
  /** The frozen list's hash; null: a batch's list has none that was published before. */
  readonly huellaLista: string | null;
  readonly semilla: string;
  readonly huella: string;
}

/** What this browser found. */
export interface Obtained {
  readonly bytes: number;
  readonly fileHash: string;
  readonly outcome: RunOutcome;
}

/** Why a check ended without a verdict; `wayOn`: the same again, or the page anew. */
interface CheckFailure {
  readonly message: string;
  readonly wayOn: 'again' | 'reload';
}

/** A check in the browser: one at a time. */
export type CheckState =
  | { status: 'idle' }
  /** `bytes`: so many of the file's have come. */
  | { status: 'fetching'; wanted: WantedCheck; bytes: number }
  /** `progress` null: the worker has said nothing yet. */
  | { status: 'running'; wanted: WantedCheck; progress: RunProgress | null }
  | { status: 'done'; wanted: WantedCheck; obtained: Obtained }
  /** The file cannot be run; `violations`: the first of `total`. */
  | { status: 'invalid'; wanted: WantedCheck; violations: readonly string[]; total: number }
  | ({ status: 'failed'; wanted: WantedCheck } & CheckFailure)
  | { status: 'cancelled'; wanted: WantedCheck };
