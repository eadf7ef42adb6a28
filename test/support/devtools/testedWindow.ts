import type { LiftedState } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';

/** The state as far as the tests read it. */
export interface RecordedState {
  readonly location: { readonly status: string; readonly path?: string; readonly search?: string };
}

export type Recording = LiftedState<RecordedState, UnknownAction, null>;

/** What `hook.ts` puts into the page. */
export interface TestedWindow {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: unknown;
  lifted: { getState(): Recording; dispatch(action: UnknownAction): void };
  /** As the extension shows and exports it. */
  exported(): Recording;
  /** What the page did to the world: storage written, history entries added, dialogs opened. */
  touched: string[];
  /** All that is shown: the screen, its title, and what lies over it. */
  look(): string;
}
