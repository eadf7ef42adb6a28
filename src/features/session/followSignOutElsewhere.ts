import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { clearReturn } from '../../services/storage/returnAddress';
import { endSessionElsewhere, readSignOut } from '../../services/storage/sessionStore';
import type { StorageChange } from '../../services/storage/types';
import { isStaffPath, PATHS } from '../../shared/paths';
import { goTo } from '../../shared/saga/goTo';
import { services } from '../../shared/saga/services';
import { selectPath } from '../location/locationSlice';
import { selectIdentity, selectSigningIn, signedOutElsewhere } from './sessionSlice';

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
  if (isStaffPath(yield* select(selectPath))) yield* goTo(PATHS.login);
}
