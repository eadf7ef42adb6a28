import { takeEvery, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import type { UnauthorizedCall } from '#services/http/httpTypes.ts';
import type { StorageChange } from '#services/storage/storageTypes.ts';
import { services } from '../saga/services';
import { subscription } from '../saga/subscription';
import { surviving } from '../saga/surviving';
import { locationChanged } from '../location/locationSlice';
import { confirmSignOut } from './confirmSignOut';
import { endRefusedSession } from './endRefusedSession';
import { followSignOutElsewhere } from './followSignOutElsewhere';
import { guardAccess } from './guardAccess';
import { explainForgottenPassword, warnOfInvalidForm } from './loginPopups';
import { forgottenPasswordClicked, invalidFormSubmitted, signInSubmitted, signOutRequested } from './sessionEvents';
import { signIn } from './signIn';

export function* sessionSaga(): SagaGenerator<void> {
  const { http, storage } = yield* services();
  yield* takeEvery(locationChanged, surviving(guardAccess));
  yield* takeLeading(signInSubmitted, surviving(signIn));
  yield* takeLeading(signOutRequested, surviving(confirmSignOut));
  // takeEvery, not takeLeading: a refusal that waited for an alert's answer would be told a second time.
  yield* takeEvery(
    subscription<UnauthorizedCall>((tell) => http.onUnauthorized(tell)),
    surviving(endRefusedSession),
  );
  yield* takeEvery(
    subscription<StorageChange>((tell) => storage.onSharedChange(tell)),
    surviving(followSignOutElsewhere),
  );
  yield* takeLatest(invalidFormSubmitted, surviving(warnOfInvalidForm));
  yield* takeLatest(forgottenPasswordClicked, surviving(explainForgottenPassword));
}
