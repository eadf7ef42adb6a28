import type { FamilySolicitud } from '#domain/contractTypes.ts';
import type { FamilyMove } from '#requestForm/familyMoves.ts';

/** What has just happened to the solicitud on the screen. */
export type News =
  | { kind: 'done'; move: FamilyMove }
  /** Its data were changed in the form. */
  | { kind: 'changed' }
  /** `message`: why not, for a person. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether the move was made; `message`: why. */
  | { kind: 'unknown'; move: FamilyMove; message: string };

export type Unknown = Extract<News, { kind: 'unknown' }>;

/** The look-up of one solicitud: nothing of a person is in it before all three data match (F22). */
export type LookUpState =
  /** `waited`: there were too many tries, and the wait for the next is over. */
  | { status: 'asking'; problem: string | null; waited?: true }
  /** 429: `seconds` until the next try. */
  | { status: 'limited'; seconds: number }
  | { status: 'looking' }
  | { status: 'shown'; solicitud: FamilySolicitud; news: News | null }
  | { status: 'confirming'; solicitud: FamilySolicitud; move: FamilyMove }
  | { status: 'sending'; solicitud: FamilySolicitud; move: FamilyMove }
  /** `news`: what this is to clear up; null: it was only asked for. */
  | { status: 'refreshing'; solicitud: FamilySolicitud; news: Unknown | null };

/** While the form asks. */
export type AskingState = Extract<LookUpState, { status: 'asking' | 'limited' | 'looking' }>;

/** While a solicitud is on the screen. */
export type ShownState = Extract<LookUpState, { status: 'shown' | 'confirming' | 'sending' | 'refreshing' }>;
