import { call, delay, type SagaGenerator } from 'typed-redux-saga';
import type { Page } from './chunk';

/** The area's first page has its data by then, on a slow line too. */
const WAIT_MS = 5_000;

/** Fetches the code of an area's pages before anyone goes there; what cannot be had now is asked for again there. */
export function* fetchAhead(pages: readonly Page[]): SagaGenerator<void> {
  yield* delay(WAIT_MS);
  yield* call(() => Promise.allSettled(pages.map(({ load }) => load())));
}
