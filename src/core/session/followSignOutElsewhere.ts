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

/** Signing out in one tab ends the other tabs' sessions of the same user (D14). */
export function* followSignOutElsewhere(change: StorageChange): SagaGenerator<void> {
  const user = readSignOut(change);
  const identity = yield* select(selectIdentity);
  if (user === null || identity?.user !== user) return;
  const { http, storage } = yield* services();
  // A sign-in that is to replace the ended session goes on.
  if (!(yield* select(selectSigningIn))) http.abortAll();
  endSessionElsewhere(storage);
  clearReturn(storage);
  yield* put(signedOutElsewhere());
  if (yield* leadsToStaff(yield* select(selectPath))) yield* goTo(PATHS.login);
}
