/** Messages by field path (`etapas.0.cierra`). */
export type Problems = Readonly<Record<string, string>>;

/** What is typed on a page and not saved, apart from what was read: reading it again loses nothing of this. */
export type TypingState<Typed, News = never, Done = never> =
  | { status: 'closed' }
  /** The page is there, nothing is typed. `done`: how what was typed came to be saved; null: it is not to be told. */
  | { status: 'untouched'; key: string; done: Done | null }
  | TypedState<Typed, News>;

export interface TypedState<Typed, News = never> {
  status: 'typed';
  /** What the page is about. */
  key: string;
  typed: Typed;
  /** Whether a reload would find it (D15). */
  kept: boolean;
  problems: Problems;
  /** Counts the refused submissions: each one takes the focus to its problems. */
  refusals: number;
  /** What somebody else has saved meanwhile; null: nothing that is to be told. */
  news: News | null;
  /** It was typed before a reload, a session's end or another page, and is not saved yet. */
  restored?: true;
}
