import type { Middleware, Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { linkFollowed, locationChanged, selectLocation, type LocationState } from '#core/location/locationSlice.ts';
import type { NavigationService } from '#services/navigation/navigationTypes.ts';
import type { ChunkHost } from '#core/chunks/chunkHost.ts';
import type { RootState } from '../rootReducer';
import { createAddressFollower } from './followAddress';
import { isEmptied, isLocked, jumpToEnd } from './liftedStore';
import { replayLeft } from './replayLeft';

interface World {
  reducer: Reducer<RootState>;
  chunkHost: ChunkHost;
  navigation: NavigationService;
  report(error: unknown): void;
}

export interface Replay {
  /** To stand first, so that every action on its way is known. */
  middleware: Middleware;
  /** The saga middleware, for which the state is the application's own, whatever is shown. */
  awake(saga: Middleware): Middleware;
  /** To stand last: what the sagas do while the past is shown reaches the application's own state, and no screen. */
  background: Middleware;
  /** What changes the state in `work` is the application's doing, not a replay. */
  asOwn(work: () => void): void;
  follow(store: Store<RootState>): void;
}

/** What an answer, a timer or another tab brings, by the mark of redux-saga's own. */
function isOfSagas(action: unknown): action is UnknownAction {
  return typeof action === 'object' && action !== null && '@@redux-saga/SAGA_ACTION' in action;
}

/** Somebody used the browser's own ways: back, forward, an address. */
function isOfHistory(action: UnknownAction): boolean {
  return locationChanged.match(action) && action.payload.kind === 'pop';
}

/**
 * Development only. A state that changes outside a dispatch was put in place by the DevTools: the address bar
 * and the loaded code follow it, and no saga wakes. The next thing that a person does leaves it again: the
 * state goes back to where the sagas stand, which is the session that the tab really has. What was in flight arrives
 * there meanwhile, unseen.
 */
export function createReplay({ reducer, chunkHost, navigation, report }: World): Replay {
  const address = createAddressFollower(navigation);
  let depth = 0;
  let replayed = false;
  let store: Store<RootState> | undefined;
  /** Where the application's own actions have led to. */
  let own: RootState | undefined;
  /** What it was when the past was first shown. */
  let present: RootState | undefined;

  function asOwn<Result>(work: () => Result): Result {
    depth += 1;
    try {
      return work();
    } finally {
      depth -= 1;
      if (depth === 0 && !replayed) own = store?.getState();
    }
  }

  /** Shows where the application stands. */
  function goBack(): LocationState | undefined {
    if (!store || !own || isLocked(store)) return undefined;
    replayed = false;
    address.forget();
    jumpToEnd(store);
    store.dispatch(replayLeft(own));
    return selectLocation(own);
  }

  function leave(action: UnknownAction) {
    const location = goBack();
    if (!store || !location || linkFollowed.match(action) || locationChanged.match(action)) return;
    // The tab is left at the page that the replay showed: its guard and its chunk's loading have to run now.
    const shown = navigation.current();
    const moved = location.status === 'unknown' || location.path !== shown.path || location.search !== shown.search;
    if (moved) store.dispatch(locationChanged({ address: shown, kind: 'pop' }));
  }

  function follow() {
    if (!store || depth > 0) return;
    const state = store.getState();
    if (!replayed) present = own;
    replayed = state !== own;
    // Nothing of the past is left to be shown, or what is shown is the present of before an answer came.
    const location = selectLocation(state);
    if (replayed && (state === present || (location.status === 'unknown' && isEmptied(store)))) {
      const back = asOwn(goBack);
      if (back) address.show(back);
      return;
    }
    for (const [name, chunk] of Object.entries(state.chunks)) {
      if (chunk?.status === 'loaded' && !chunkHost.get(name)) chunkHost.load(name).catch(report);
    }
    address.show(location);
  }

  return {
    middleware: () => (next) => (action) => {
      if (replayed && depth === 0) {
        if (isOfSagas(action) && !isOfHistory(action)) return next(action);
        asOwn(() => leave(action as UnknownAction));
      }
      return asOwn(() => next(action));
    },
    awake: (saga) => (api) => saga({ ...api, getState: (): unknown => (replayed ? own : api.getState()) }),
    background: () => (next) => (action) => {
      if (!replayed || depth > 0) return next(action);
      own = reducer(own, action as UnknownAction);
      return action;
    },
    asOwn,
    follow(followed) {
      store = followed;
      own = followed.getState();
      followed.subscribe(follow);
    },
  };
}
