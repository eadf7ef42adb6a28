import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { MENU_COPY_KEY, MENU_KEY, OWNER_KEY, TOKEN_KEY } from '#services/storage/storageKeys.ts';
import { services } from '../saga/services';
import { SESSION_BEGINNINGS } from './sessionEvents';
import { selectIdentity } from './sessionSlice';

const [signedIn] = SESSION_BEGINNINGS;

/**
 * The person's session goes on with another token and menu (F83), kept where those of the sign-in are (D14). Without
 * `sessionStore`, whose other uses are the first load's: it would be a file part of its own there.
 */
export function* renewSession(token: string, menu: unknown): SagaGenerator<void> {
  const identity = yield* select(selectIdentity);
  if (!identity) return;
  const { tab, shared } = (yield* services()).storage;
  const stored = JSON.stringify(menu);
  const owner = shared.get(OWNER_KEY);
  if (owner === null || owner === identity.user) shared.set(MENU_KEY, stored);
  tab.set(MENU_COPY_KEY, stored);
  tab.set(TOKEN_KEY, token);
  yield* put(signedIn({ user: identity.user, year: identity.year }));
}
