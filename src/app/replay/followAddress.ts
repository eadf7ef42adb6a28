import type { LocationState } from '#core/location/locationSlice.ts';
import type { NavigationService } from '#services/navigation/navigationTypes.ts';

/** Safari lets a page change its address 100 times in 30 s. */
const INTERVAL_MS = 320;

export interface AddressFollower {
  /** Has the address bar show `location`, soon: at once after a pause, else when the interval is over. */
  show(location: LocationState): void;
  /** What was still to be shown is out of date. */
  forget(): void;
}

/** Moves the address bar silently: no event, no history entry. */
export function createAddressFollower(navigation: NavigationService): AddressFollower {
  let wanted: LocationState = { status: 'unknown' };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    if (wanted.status === 'unknown') return;
    const { path, search, key } = wanted;
    const current = navigation.current();
    if (path !== current.path || search !== current.search) navigation.show({ path, search, key });
  }

  return {
    show(location) {
      wanted = location;
      if (timer !== undefined) return;
      write();
      const written = location;
      timer = setTimeout(() => {
        timer = undefined;
        if (wanted !== written) this.show(wanted);
      }, INTERVAL_MS);
    },
    forget() {
      wanted = { status: 'unknown' };
    },
  };
}
