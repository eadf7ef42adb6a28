import { createSummarySaga } from './summarySaga';
import { createSummarySlice } from './summarySlice';

/**
 * How many requests and places there are, as a staff area shows them when it opens: a machine for the area's
 * slice, under 'summary', and a saga for the area's saga to run.
 * `area`: the area's, in its events and its place in the state; `path`: where the area lies.
 */
export function createSummary(area: string, path: string) {
  const slice = createSummarySlice(area, path);
  return {
    machine: slice.machine,
    select: slice.select,
    retryRequested: slice.events.retryRequested,
    saga: createSummarySaga(path, slice),
  };
}
