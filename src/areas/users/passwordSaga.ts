import { takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { dropPassword, passwordPrinted } from './heldPassword';

/** A one-time password is printed, and gone with its page. */
export function* passwordSaga(): SagaGenerator<void> {
  yield* takeEvery(
    passwordPrinted,
    surviving(function* () {
      (yield* services()).files.print();
    }),
  );
  yield* takeEvery([locationChanged, ...SESSION_ENDINGS], surviving(dropNow));
}

// eslint-disable-next-line require-yield -- a worker of a watcher, with nothing to wait for
function* dropNow(): SagaGenerator<void> {
  dropPassword();
}
