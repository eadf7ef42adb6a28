import { sameValue } from '#domain/sameValue.ts';
import type { PublishedFile } from '#domain/contractTypes.ts';
import type { EtapaPlace } from './proofPaths';
import type { RunOutcome, RunProgress } from '#allocation/workerMessages.ts';

/** A published run that a person wants repeated: what is said of it is what the repetition is held to. */
export interface WantedCheck {
  readonly etapa: EtapaPlace;
  /** A batch of its waiting list; null: the stage's own result. */
  readonly tanda: number | null;
  readonly archivo: PublishedFile;
  /** The list's hash; null: none was published. */
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

/** How a check ended. */
export type EndedCheck =
  | { kind: 'done'; wanted: WantedCheck; obtained: Obtained }
  /** The file cannot be run; `violations`: the first of `total`. */
  | { kind: 'invalid'; wanted: WantedCheck; violations: readonly string[]; total: number }
  | ({ kind: 'failed'; wanted: WantedCheck } & CheckFailure)
  | { kind: 'cancelled'; wanted: WantedCheck };

/** Of each published run the last check that ended: another one, or leaving the page, takes none away. */
interface Kept {
  ended: readonly EndedCheck[];
}

/** Checks in the browser: one at a time. */
export type CheckState = Kept &
  (
    | { status: 'idle' }
    /** `bytes`: so many of the file's have come. */
    | { status: 'fetching'; wanted: WantedCheck; bytes: number }
    /** `progress` null: the worker has said nothing yet. */
    | { status: 'running'; wanted: WantedCheck; progress: RunProgress | null }
  );

/** Whether two are checks of one published run: of a file that is another now there is none yet. */
export const isSameCheck = (one: WantedCheck, other: WantedCheck): boolean => sameValue(one, other);
