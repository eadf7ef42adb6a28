import type { FilingReceipt } from '#domain/contractTypes.ts';
import type { Draft, Visit } from './draft';

/** What to correct, by the field's path in the solicitud's data: `estudiante.documento`, `opciones.1`. */
export type FieldProblems = Readonly<Record<string, string>>;

/** A support that is on its way to the server, or was refused. The file itself goes in `meta.secret.file`, never into the state. */
export interface Upload {
  id: string;
  /** Of the condition that it supports. */
  codigo: string;
  name: string;
  /** How much of it is sent; null: it is not known. */
  percent: number | null;
  /** Why not; null while it is on its way. */
  message: string | null;
}

/** What a reload ends, as the tab's storage keeps it. */
export type PendingUpload = Pick<Upload, 'id' | 'codigo' | 'name'>;

export interface Editing {
  status: 'editing';
  draft: Draft;
  /** Whether a reload would find the draft (D15). */
  kept: boolean;
  uploads: Upload[];
  problems: FieldProblems;
  /** Counts the times that a step or the solicitud was refused: each one takes the focus to the list of problems. */
  refusals: number;
  /** Why an older draft is gone, or why this one could not be sent. */
  notice: string | null;
  /** Why it could not be sent is that the pupil has another solicitud in process: its page says how to find that one. */
  isFiledAlready: boolean;
  /** Ids of the chosen ofertas that the server no longer has. */
  vanished: string[];
  /** What the last change of the order, or of the files, did, to be spoken. */
  announcement: string | null;
}

/** A solicitud from its first step to its receipt. */
export type SolicitudState =
  /** `notice`: why an older draft is gone. */
  | { status: 'none'; notice: string | null }
  | Editing
  /** `unanswered`: how often it was sent, since the page came, without an answer. */
  | { status: 'sending'; draft: Draft; kept: boolean; unanswered: number }
  /**
   * Sent, and no answer came: it may have arrived. It can only be sent again as it is, since the same key with
   * other data would be another solicitud. `isOffline`: the device says that it has no connection.
   */
  | { status: 'unanswered'; draft: Draft; kept: boolean; unanswered: number; isOffline: boolean }
  | ({ status: 'sent'; kept: boolean } & Visit);

/** The draft there is, in whatever state; null: none. */
export function draftIn(state: SolicitudState): Draft | null {
  return state.status === 'none' || state.status === 'sent' ? null : state.draft;
}

/** What was filed in this visit, the oldest first. */
export function receiptsIn(state: SolicitudState): FilingReceipt[] {
  if (state.status === 'sent') return [...state.earlier, state.receipt];
  return draftIn(state)?.earlier ?? [];
}

/** The files that are on their way. */
export function pendingIn(state: SolicitudState): PendingUpload[] {
  if (state.status !== 'editing') return [];
  return state.uploads.filter(({ message }) => message === null).map(({ id, codigo, name }) => ({ id, codigo, name }));
}
