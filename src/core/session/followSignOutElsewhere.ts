import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { clearReturn } from './returnAddress';
import { endSessionElsewhere, readSignOut } from './sessionStore';
import type { StorageChange } from '#services/storage/storageTypes.ts';
import { leadsToStaff } from '../chunks/areas';
import { PATHS } from '../location/paths';
import { goTo } from '../saga/goTo';
import { services } from '../saga/services';
import { selectPath } from '../location/locationSlice';
import { signedOutElsewhere } from './sessionEvents';
import { selectIdentity, selectSigningIn } from './sessionSlice';
import { tellSignOut } from './tellSignOut';

/** Signing out in one tab ends the other tabs' sessions of the same user (D14). */
export function* followSignOutElsewhere(change: StorageChange): SagaGenerator<void> {
  const user = readSignOut(change);
  const identity = yield* select(selectIdentity);
  if (user === null || identity?.user !== user) return;
  const world = yield* services();
  const { http, storage } = world;
  // A sign-in that is to replace the ended session goes on.
  if (!(yield* select(selectSigningIn))) http.abortAll();
  tellSignOut(world);
  endSessionElsewhere(storage);
  clearReturn(storage);
  yield* put(signedOutElsewhere());
  if (yield* leadsToStaff(yield* select(selectPath))) yield* goTo(PATHS.login);
}
