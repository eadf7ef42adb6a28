import { select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectPath } from '../location/locationSlice';
import { services } from './services';

/**
 * Goes to the page `to`, in the place of the history entry unless `how` says otherwise, and waits until the store's location is the address bar's
 * again; a guard may have led elsewhere.
 */
export function* goTo(to: string, how: 'push' | 'replace' = 'replace'): SagaGenerator<void> {
  const { navigation } = yield* services();
  navigation[how](to);
  while ((yield* select(selectPath)) !== navigation.current().path) yield* take(locationChanged);
}
