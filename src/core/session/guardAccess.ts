import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Address } from '#services/navigation/navigationTypes.ts';
import { saveReturn } from './returnAddress';
import { readToken } from '#services/storage/token.ts';
import { parseYear, readRawYear, readUser } from './sessionStore';
import { leadsToStaff } from '../chunks/areas';
import { PATHS } from '../location/paths';
import { services } from '../saga/services';
import type { locationChanged } from '../location/locationSlice';
import { sessionFound, tokenLost } from './sessionEvents';
import { selectHasSession, selectIdentity } from './sessionSlice';

/**
 * On each page: the session is the token in the tab's storage, no more and no less (B23); a staff page
 * without one leads to the login screen and is kept for after it (D1).
 */
export function* guardAccess({ payload: { address } }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  const lostUser = yield* followToken();
  if ((yield* leadsToStaff(address.path)) && !(yield* select(selectHasSession))) yield* askToSignIn(address, lostUser);
}

/** Gives the user whose token was found gone, or null. */
function* followToken(): SagaGenerator<string | null> {
  const { storage } = yield* services();
  const identity = yield* select(selectIdentity);
  const hasToken = readToken(storage) !== null;
  if (hasToken && !identity) {
    yield* put(sessionFound({ user: readUser(storage), year: parseYear(readRawYear(storage)) }));
  }
  if (hasToken || !identity) return null;
  yield* put(tokenLost());
  return identity.user;
}

function* askToSignIn({ path, search }: Address, user: string | null): SagaGenerator<void> {
  const { navigation, storage } = yield* services();
  saveReturn(storage, { path: path + search, user });
  navigation.replace(PATHS.login);
}
