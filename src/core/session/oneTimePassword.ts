import { select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectPath } from '../location/locationSlice';
import { isUnder, PATHS } from '../location/paths';
import { selectEntries } from '../menu/menuSlice';
import { goTo } from '../saga/goTo';
import { surviving } from '../saga/surviving';
import { PASSWORD_PATH } from './passwordPath';

/** The procedures that anyone may use. */
const PUBLIC = '/tramites';

/** Who came in with a one-time password: their whole menu is the change of it, and the backend refuses the rest (F82). */
export function hasOneTimePassword(state: Parameters<typeof selectEntries>[0]): boolean {
  const [entry, other] = selectEntries(state);
  return other === undefined && entry?.target.kind === 'internal' && entry.target.to === PASSWORD_PATH;
}

/** Leads them there, whatever else they ask for. The menu is there by then: it is read before the first page is. */
export function* leadToPassword(): SagaGenerator<void> {
  yield* lead();
  yield* takeEvery(locationChanged, surviving(lead));
}

function* lead(): SagaGenerator<void> {
  const path = yield* select(selectPath);
  if (path === PASSWORD_PATH || path === PATHS.login || isUnder(path, PUBLIC)) return;
  if (yield* select(hasOneTimePassword)) yield* goTo(PASSWORD_PATH);
}
