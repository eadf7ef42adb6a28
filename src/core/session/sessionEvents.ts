import { createAction } from '@reduxjs/toolkit';

/** Whose session it is. */
export interface Identity {
  /** The login as typed; null where a token was found without one. */
  user: string | null;
  /** The school year that the server gave, four digits (D27). */
  year: string | null;
}

/** `meta.secret` is seen by sagas only: `withoutSecrets` takes it out before the reducers and the DevTools. */
export const signInSubmitted = createAction('session/signInSubmitted', (login: string, password: string) => ({
  payload: { login },
  meta: { secret: { password } },
}));
export const invalidFormSubmitted = createAction('session/invalidFormSubmitted');
export const forgottenPasswordClicked = createAction('session/forgottenPasswordClicked');
export const signedIn = createAction<Identity>('session/signedIn');
export const signInFailed = createAction('session/signInFailed');
/** The person left the login screen before the answer. */
export const signInAbandoned = createAction('session/signInAbandoned');
/** A token was found in the tab's storage: at the start, or one that appeared later. */
export const sessionFound = createAction<Identity>('session/found');
export const signOutRequested = createAction('session/signOutRequested');
export const signOutDeclined = createAction('session/signOutDeclined');
export const signedOut = createAction('session/signedOut');
/** The server refused the token (401, D12). */
export const sessionExpired = createAction('session/expired');
/** The token was found gone from the tab's storage. */
export const tokenLost = createAction('session/tokenLost');
/** The same user signed out in another tab (D14). */
export const signedOutElsewhere = createAction('session/signedOutElsewhere');

/** What begins a session, what ends one, and of these what the person did not do here. */
export const SESSION_BEGINNINGS = [signedIn, sessionFound] as const;
export const SESSION_LOSSES = [sessionExpired, tokenLost, signedOutElsewhere] as const;
export const SESSION_ENDINGS = [signedOut, ...SESSION_LOSSES] as const;
