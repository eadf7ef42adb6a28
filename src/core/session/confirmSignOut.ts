import type { UnknownAction } from '@reduxjs/toolkit';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { clearReturn } from './returnAddress';
import { endSession } from './sessionStore';
import { PATHS } from '../location/paths';
import { goTo } from '../saga/goTo';
import { services } from '../saga/services';
import { showDialog } from '../saga/showDialog';
import { SESSION_ENDINGS, signedOut, signOutDeclined } from './sessionEvents';
import { selectConfirmingSignOut } from './sessionSlice';
import { SIGN_OUT_QUESTION } from './sessionTexts';
import { tellSignOut } from './tellSignOut';

/** Asks, and only on a yes removes all and goes to the login screen (B24); it works offline (D13). */
export function* confirmSignOut(): SagaGenerator<void> {
  if (!(yield* select(selectConfirmingSignOut))) return;
  const { confirmed, ended } = yield* race({
    confirmed: call(showDialog, SIGN_OUT_QUESTION),
    ended: take<UnknownAction>([...SESSION_ENDINGS]),
  });
  if (ended) return;
  if (!confirmed) {
    yield* put(signOutDeclined());
    return;
  }
  const world = yield* services();
  const { http, storage } = world;
  http.abortAll();
  tellSignOut(world);
  endSession(storage);
  clearReturn(storage);
  yield* put(signedOut());
  yield* goTo(PATHS.login);
}
