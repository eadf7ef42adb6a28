import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '../machine';

/** Whose session it is. */
export interface Identity {
  /** The login as typed; null where a token was found without one. */
  user: string | null;
  /** The school year that the server gave, four digits (D27). */
  year: string | null;
}

/** The session (B23). Neither password nor token is ever in it. */
export type SessionState =
  | { status: 'signedOut' }
  /** `replacing`: the session that stays if this sign-in fails (D4). */
  | { status: 'signingIn'; replacing: Identity | null }
  | ({ status: 'signedIn' } & Identity)
  | ({ status: 'confirmingSignOut' } & Identity);

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

/** What begins a session, and what ends one. */
export const SESSION_BEGINNINGS = [signedIn, sessionFound] as const;
export const SESSION_ENDINGS = [signedOut, sessionExpired, tokenLost, signedOutElsewhere] as const;

const identityOf = ({ user, year }: Identity): Identity => ({ user, year });
const signedInAs = (identity: Identity) => ({ status: 'signedIn', ...identityOf(identity) }) as const;
const signedOutState = () => ({ status: 'signedOut' }) as const;
/** The session that was to be replaced is gone; the sign-in goes on. */
const replacingNone = () => ({ status: 'signingIn', replacing: null }) as const;

export const sessionMachine = declareMachine<SessionState>('session', signedOutState())
  .on('signedOut', sessionFound, 'signedIn', (_, { payload }) => signedInAs(payload))
  .on('signedOut', signInSubmitted, 'signingIn', replacingNone)
  .on('signedIn', signInSubmitted, 'signingIn', (state) => ({ status: 'signingIn', replacing: identityOf(state) }))
  .on('signingIn', signedIn, 'signedIn', (_, { payload }) => signedInAs(payload))
  .on('signingIn', signInFailed, ['signedOut', 'signedIn'], backFromSigningIn)
  .on('signingIn', signInAbandoned, ['signedOut', 'signedIn'], backFromSigningIn)
  .on('signingIn', sessionFound, 'signingIn', (_, { payload }) => ({ status: 'signingIn', replacing: identityOf(payload) }))
  .on('signingIn', sessionExpired, 'signingIn', replacingNone)
  .on('signingIn', tokenLost, 'signingIn', replacingNone)
  .on('signingIn', signedOutElsewhere, 'signingIn', replacingNone)
  .on('signedIn', signOutRequested, 'confirmingSignOut', (state) => ({ ...state, status: 'confirmingSignOut' }))
  .on('confirmingSignOut', signOutDeclined, 'signedIn', signedInAs)
  .on('confirmingSignOut', signedOut, 'signedOut', signedOutState)
  .on(['signedIn', 'confirmingSignOut'], sessionExpired, 'signedOut', signedOutState)
  .on(['signedIn', 'confirmingSignOut'], tokenLost, 'signedOut', signedOutState)
  .on(['signedIn', 'confirmingSignOut'], signedOutElsewhere, 'signedOut', signedOutState)
  .build();

function backFromSigningIn({ replacing }: Extract<SessionState, { status: 'signingIn' }>) {
  return replacing ? signedInAs(replacing) : signedOutState();
}

interface WithSession {
  session: SessionState;
}

/** The session's user and year; null without a session. */
export function selectIdentity({ session }: WithSession): Identity | null {
  switch (session.status) {
    case 'signedOut':
      return null;
    case 'signingIn':
      return session.replacing;
    case 'signedIn':
    case 'confirmingSignOut':
      return session;
  }
}

export const selectHasSession = (state: WithSession): boolean => selectIdentity(state) !== null;
export const selectSigningIn = ({ session }: WithSession): boolean => session.status === 'signingIn';
export const selectConfirmingSignOut = ({ session }: WithSession): boolean => session.status === 'confirmingSignOut';
export const selectYear = (state: WithSession): string | null => selectIdentity(state)?.year ?? null;
