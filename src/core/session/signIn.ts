import { call, put, race, select, spawn, take, type SagaGenerator } from 'typed-redux-saga';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { clearReturn, readReturn } from './returnAddress';
import { beginSession, parseYear, readRawYear } from './sessionStore';
import { PATHS } from '../location/paths';
import { goTo } from '../saga/goTo';
import { services } from '../saga/services';
import { showDialog } from '../saga/showDialog';
import { surviving } from '../saga/surviving';
import { locationChanged, selectPath } from '../location/locationSlice';
import { askForToken, type SignInOutcome } from './askForToken';
import { signedIn, signInAbandoned, signInFailed, type signInSubmitted } from './sessionEvents';
import { selectSigningIn } from './sessionSlice';
import { tellSignOut } from './tellSignOut';

type Granted = Extract<SignInOutcome, { kind: 'granted' }>;

/** One sign-in, from the submitted form to the first page (B22); leaving the login screen calls it off. */
export function* signIn({ payload: { login }, meta }: ReturnType<typeof signInSubmitted>): SagaGenerator<void> {
  if (!(yield* select(selectSigningIn))) return;
  const { outcome } = yield* race({ outcome: call(askForToken, login, meta.secret.password), left: call(loginLeft) });
  if (!outcome) {
    yield* put(signInAbandoned());
  } else if (outcome.kind === 'granted') {
    yield* enter(login, outcome);
  } else {
    yield* put(signInFailed());
    yield* spawn(tellFailure, outcome.dialog);
  }
}

/** Beside the sign-in, not within it: the form takes the next try before the dialog is there, or answered (D10). */
const tellFailure = surviving(function* (dialog: Dialog): SagaGenerator<void> {
  yield* showDialog(dialog);
});

function* loginLeft(): SagaGenerator<void> {
  while ((yield* select(selectPath)) === PATHS.login) yield* take(locationChanged);
}

function* enter(user: string, { token, authorizationItem, anio }: Granted): SagaGenerator<void> {
  const world = yield* services();
  const { http, storage } = world;
  // What an earlier session of this tab still waits for is not the new one's (D4, D13).
  http.abortAll();
  tellSignOut(world);
  const wanted = readReturn(storage);
  clearReturn(storage);
  beginSession(storage, { token, user, authorizationItem, anio });
  yield* put(signedIn({ user, year: parseYear(readRawYear(storage)) }));
  yield* goTo(wanted && (wanted.user === null || wanted.user === user) ? wanted.path : PATHS.site);
}
