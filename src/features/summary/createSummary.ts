import type { ActionCreatorWithoutPayload, Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Machine } from '../../shared/machine';
import { createSummarySaga } from './summarySaga';
import { createSummarySlice } from './summarySlice';
import type { SummaryState } from './summaryState';

/** How many requests and places there are, as a staff area shows them when it opens. */
export interface Summary<Name extends string> {
  name: Name;
  machine: Machine<SummaryState>;
  reducer: Reducer<SummaryState>;
  saga: () => SagaGenerator<void>;
  retryRequested: ActionCreatorWithoutPayload;
  select(state: Partial<Record<Name, SummaryState>>): SummaryState;
}

/** `name`: the area's, in its events and its place in the state; `path`: where the area lies. */
export function createSummary<Name extends string>(name: Name, path: string): Summary<Name> {
  const slice = createSummarySlice(name, path);
  return {
    name,
    machine: slice.machine,
    reducer: slice.machine.reducer,
    saga: createSummarySaga(path, slice),
    retryRequested: slice.events.retryRequested,
    select: (state) => state[name] ?? slice.machine.initial,
  };
}
