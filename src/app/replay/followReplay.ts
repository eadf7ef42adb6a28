import type { Store } from '@reduxjs/toolkit';
import { selectLocation } from '../../features/location/locationSlice';
import type { NavigationService } from '../../services/navigation/types';
import type { ChunkHost } from '../chunks/chunkHost';
import { CHUNK_NAMES } from '../chunks/chunkNames';
import type { RootState } from '../rootReducer';
import type { DispatchTracker } from './dispatchTracker';

/** Browsers limit how often the address may be replaced. */
const ADDRESS_INTERVAL_MS = 150;

interface Followed {
  store: Store<RootState>;
  tracker: DispatchTracker;
  chunkHost: ChunkHost;
  navigation: NavigationService;
  report(error: unknown): void;
}

/**
 * When the DevTools put another state in place, the address bar and the loaded code follow it: no event,
 * no history entry, and no saga is started. What a dispatch changes is the sagas' business.
 */
export function followReplay({ store, tracker, chunkHost, navigation, report }: Followed): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function showAddress() {
    timer = undefined;
    const location = selectLocation(store.getState());
    if (location.status === 'known') navigation.show(location);
  }

  store.subscribe(() => {
    if (tracker.isDispatching()) {
      // The application moves on by itself: what was still to be shown is out of date.
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    const { chunks } = store.getState();
    for (const name of CHUNK_NAMES) {
      if (chunks[name].status === 'loaded' && !chunkHost.get(name)) chunkHost.load(name).catch(report);
    }
    timer ??= setTimeout(showAddress, ADDRESS_INTERVAL_MS);
  });
}
