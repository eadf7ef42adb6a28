import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { isAwaited, shownData, type ReadingState } from './readingState';

interface Selecting<State> {
  select(state: object): State;
  events: { retryRequested: ActionCreatorWithoutPayload };
}

const UNREAD = { status: 'unread' } as const;

/**
 * A reading as a page shows it: what was read not before each of `others`, on the same page, has been read or cannot be.
 * It needs them, such as the names of its codes, and would move when they come.
 */
export function shownAfter<Params, Data, Reading extends Selecting<ReadingState<Params, Data>>>(
  reading: Reading & Selecting<ReadingState<Params, Data>>,
  ...others: readonly Selecting<ReadingState<unknown, unknown>>[]
) {
  return {
    ...reading,
    others,
    select: (state: object): ReadingState<Params, Data> => {
      const own = reading.select(state);
      return shownData(own) !== null && others.some((other) => isAwaited(other.select(state))) ? UNREAD : own;
    },
  };
}
