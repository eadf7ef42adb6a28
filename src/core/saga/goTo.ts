import { select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectPath } from '../location/locationSlice';
import { services } from './services';

/**
 * Replaces the history entry by the page `to` and waits until the store's location is the address bar's
 * again; a guard may have led elsewhere.
 */
export function* goTo(to: string): SagaGenerator<void> {
  const { navigation } = yield* services();
  navigation.replace(to);
  while ((yield* select(selectPath)) !== navigation.current().path) yield* take(locationChanged);
}
