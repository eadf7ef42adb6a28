import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { all, call, race, setContext, take } from 'redux-saga/effects';
import { expectSaga, type ExpectApi } from 'redux-saga-test-plan';
import { AREAS } from '#app/areas.ts';
import type { ChunkHost } from '#core/chunks/chunkHost.ts';
import { createRootReducer, type RootState } from '#app/rootReducer.ts';
import { declareArea, type Area } from '#core/chunks/declareArea.ts';
import { locationSaga } from '#core/location/locationSaga.ts';
import { sessionSaga } from '#core/session/sessionSaga.ts';
import { movesOf, type Moves } from './movesOf';
import { expectNothingReported, type World } from './world/world';

const STOP = 'test/stop';
/** Longer than any test's fake time; what was spawned is not waited for longer. */
const END_OF_TIME_MS = 1_000_000_000;

interface Options {
  /** What the chunks' saga loads with. */
  chunkHost?: ChunkHost;
  /** Default: the application's own reducer, without areas. */
  reducer?: Reducer<RootState>;
}

export interface SagaRun extends Moves {
  readonly state: RootState;
  /** What has reached the reducer so far, in order. */
  readonly actions: readonly UnknownAction[];
  /** As a component dispatches it; resolves when all has settled. */
  dispatch(action: UnknownAction): Promise<void>;
  /** Lets `ms` milliseconds of the fake clock pass, and all that follows from that settle. */
  settle(ms?: number): Promise<void>;
  /** Stops the sagas, then checks the effects that `expecting` names. A run that its test does not end is ended after it. */
  end(expecting?: (saga: ExpectApi) => unknown): Promise<void>;
}

const running = new Set<SagaRun>();
beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  for (const saga of running) await saga.end();
  expectNothingReported();
});

/**
 * Runs sagas with `expectSaga`, the real reducer, a fake clock and a fake world as their context. Resolves
 * when what the sagas do at their start has settled.
 */
export async function runSaga(
  sagas: readonly (() => Iterator<unknown>)[],
  world: World,
  { chunkHost, reducer = createRootReducer() }: Options = {},
): Promise<SagaRun> {
  const actions: UnknownAction[] = [];
  let state = reducer(undefined, { type: '@@INIT' });
  const recording: Reducer<RootState> = (current = state, action) => {
    if (action.type !== STOP) actions.push(action);
    state = reducer(current, action);
    return state;
  };
  function* underTest(): Generator<unknown, void> {
    yield setContext({ services: world, chunkHost, areas: AREAS });
    yield race([all(sagas.map((saga) => call(saga))), take(STOP)]);
  }
  const saga = expectSaga(underTest as () => IterableIterator<unknown>).withReducer(recording, state);
  const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  const finished = saga.run({ timeout: END_OF_TIME_MS, silenceTimeout: true });
  // Not handled before `end`: a failure there is the test's.
  finished.catch(() => undefined);
  await settle();
  const run: SagaRun = {
    ...movesOf(world, settle),
    get state() {
      return state;
    },
    actions,
    async dispatch(action) {
      saga.dispatch(action);
      await settle();
    },
    settle,
    async end(expecting) {
      running.delete(run);
      expecting?.(saga);
      saga.dispatch({ type: STOP });
      await settle(END_OF_TIME_MS);
      // What a timer of the test plan's sets for 'at once' is due a millisecond later.
      await settle(1);
      await finished;
    },
  };
  running.add(run);
  return run;
}

/** Runs the sagas of session and location in `world`. */
export async function runSession(world: World) {
  return { world, saga: await runSaga([sessionSaga, locationSaga], world) };
}

/** Runs an area's sagas, too, with its part of the state in place. */
export function runArea({ name, reducer: own, saga }: Pick<Area, 'name' | 'reducer' | 'saga'>, world: World): Promise<SagaRun> {
  const reducer = createRootReducer();
  reducer.inject({ reducerPath: name as never, reducer: own as Reducer });
  return runSaga([sessionSaga, locationSaga, saga], world, { reducer });
}

/** Runs parts as those of an area called `name`. */
export function runParts(parts: Parameters<typeof declareArea>[0]['parts'], world: World, name = 'area'): Promise<SagaRun> {
  return runArea(declareArea({ name, path: `/${name}`, parts, pages: [] }), world);
}
