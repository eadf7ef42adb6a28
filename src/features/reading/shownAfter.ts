import { isAwaited, type ReadingState } from './readingState';

interface Selecting<State> {
  select(state: object): State;
}

const UNREAD = { status: 'unread' } as const;

/**
 * A reading as a page shows it: nothing before each of `others`, on the same page, has been read or cannot be.
 * What is shown needs them, such as the names of its codes, and would move when they come.
 */
export function shownAfter<Params, Data, Reading extends Selecting<ReadingState<Params, Data>>>(
  reading: Reading & Selecting<ReadingState<Params, Data>>,
  ...others: readonly Selecting<ReadingState<unknown, unknown>>[]
) {
  return {
    ...reading,
    select: (state: object): ReadingState<Params, Data> =>
      others.some((other) => isAwaited(other.select(state))) ? UNREAD : reading.select(state),
  };
}
