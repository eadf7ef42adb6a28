import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { Address, NavigationKind } from '#services/navigation/navigationTypes.ts';
import { areas } from '../chunks/areas';
import { PATHS } from './paths';
import { services } from '../saga/services';
import { subscription } from '../saga/subscription';
import { surviving } from '../saga/surviving';
import { linkFollowed, locationChanged, reloadRequested } from './locationSlice';

interface AddressChange {
  address: Address;
  kind: NavigationKind;
}

/** The address bar as an input: each change of it is one `location/changed`, the first one at the start. */
export function* locationSaga(): SagaGenerator<void> {
  const { navigation } = yield* services();
  const changes = subscription<AddressChange>((tell) => navigation.listen((address, kind) => tell({ address, kind })));
  yield* takeEvery(changes, surviving(tellChange));
  yield* takeEvery(linkFollowed, surviving(followLink));
  yield* takeEvery(reloadRequested, surviving(reload));
  yield* takeEvery(locationChanged, surviving(redirectStart));
  yield* put(locationChanged({ address: navigation.current(), kind: 'pop' }));
}

function* tellChange(change: AddressChange): SagaGenerator<void> {
  yield* put(locationChanged(change));
}

function* followLink({ payload: { to, replace } }: ReturnType<typeof linkFollowed>): SagaGenerator<void> {
  const { navigation } = yield* services();
  if (replace) navigation.replace(to);
  else navigation.push(to);
}

function* reload(): SagaGenerator<void> {
  (yield* services()).navigation.reload();
}

/** The empty path leads to the first area, in place of its own history entry (D3). */
function* redirectStart({ payload: { address } }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  if (address.path !== PATHS.start) return;
  const [first] = yield* areas();
  (yield* services()).navigation.replace(first.path);
}
