import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { UnauthorizedCall } from '#services/http/httpTypes.ts';
import { saveReturn } from './returnAddress';
import { readToken } from '#services/storage/token.ts';
import { dropToken } from './sessionStore';
import { leadsToStaff } from '../chunks/areas';
import { PATHS } from '../location/paths';
import { goTo } from '../saga/goTo';
import { services } from '../saga/services';
import { showDialog } from '../saga/showDialog';
import { selectLocation } from '../location/locationSlice';
import { SIGN_IN_PATH } from './askForToken';
import { sessionExpired } from './sessionEvents';
import { selectIdentity } from './sessionSlice';
import { NOT_AUTHORISED } from './sessionTexts';

/**
 * A 401 ends the session whose token the server refused, leads to the login screen and says so, once
 * (B36, D12); a 401 to an earlier token changes nothing.
 */
export function* endRefusedSession({ path, token }: UnauthorizedCall): SagaGenerator<void> {
  const { navigation, storage } = yield* services();
  // A refused sign-in is told by the sign-in itself (D10): it refuses the credentials, not the token.
  if (path === SIGN_IN_PATH || token !== readToken(storage)) return;
  const withoutSession = token === null;
  if (withoutSession && navigation.current().path === PATHS.login) return;
  // The tab's token can be gone without a word, and the session still be on the screen: its user comes back here too.
  if (!withoutSession || (yield* select(selectIdentity))) yield* endSession();
  yield* goTo(PATHS.login);
  yield* showDialog(NOT_AUTHORISED);
}

/** The page is kept for the same user (D1). */
function* endSession(): SagaGenerator<void> {
  const { storage } = yield* services();
  const identity = yield* select(selectIdentity);
  const location = yield* select(selectLocation);
  dropToken(storage);
  if (identity && location.status === 'known' && (yield* leadsToStaff(location.path))) {
    saveReturn(storage, { path: location.path + location.search, user: identity.user });
  }
  yield* put(sessionExpired());
}
