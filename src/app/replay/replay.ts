import type { Middleware, Store, UnknownAction } from '@reduxjs/toolkit';
import { linkFollowed, locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import type { NavigationService } from '#services/navigation/navigationTypes.ts';
import type { ChunkHost } from '#core/chunks/chunkHost.ts';
import type { RootState } from '../rootReducer';
import { createAddressFollower } from './followAddress';
import { isLocked, jumpToEnd } from './liftedStore';
import { replayLeft } from './replayLeft';

interface World {
  chunkHost: ChunkHost;
  navigation: NavigationService;
  report(error: unknown): void;
}

export interface Replay {
  /** To stand first, so that every action on its way is known. */
  middleware: Middleware;
  /** What changes the state in `work` is the application's doing, not a replay. */
  asOwn(work: () => void): void;
  follow(store: Store<RootState>): void;
}

/**
 * Development only. A state that changes outside a dispatch was put in place by the DevTools: the address bar
 * and the loaded code follow it, and no saga wakes. The next action of the application leaves it again: the
 * state goes back to where the sagas stand, which is the session that the tab really has.
 */
export function createReplay({ chunkHost, navigation, report }: World): Replay {
  const address = createAddressFollower(navigation);
  let depth = 0;
  let replayed = false;
  let store: Store<RootState> | undefined;
  /** Where the application's own actions have led to. */
  let own: RootState | undefined;

  function asOwn<Result>(work: () => Result): Result {
    depth += 1;
    try {
      return work();
    } finally {
      depth -= 1;
      if (depth === 0 && !replayed) own = store?.getState();
    }
  }

  function leave(action: unknown) {
    if (!store || !own || isLocked(store)) return;
    replayed = false;
    address.forget();
    jumpToEnd(store);
    store.dispatch(replayLeft(own));
    if (linkFollowed.match(action) || locationChanged.match(action)) return;
    // The tab is left at the page that the replay showed: its guard and its chunk's loading have to run now.
    const location = selectLocation(own);
    const shown = navigation.current();
    const moved = location.status === 'unknown' || location.path !== shown.path || location.search !== shown.search;
    if (moved) store.dispatch(locationChanged({ address: shown, kind: 'pop' }));
  }

  function follow() {
    if (!store || depth > 0) return;
    const state = store.getState();
    replayed = state !== own;
    for (const [name, chunk] of Object.entries(state.chunks)) {
      if (chunk?.status === 'loaded' && !chunkHost.get(name)) chunkHost.load(name).catch(report);
    }
    address.show(selectLocation(state));
  }

  return {
    middleware: () => (next) => (action) => {
      if (replayed && depth === 0) asOwn(() => leave(action as UnknownAction));
      return asOwn(() => next(action));
    },
    asOwn,
    follow(followed) {
      store = followed;
      own = followed.getState();
      followed.subscribe(follow);
    },
  };
}
