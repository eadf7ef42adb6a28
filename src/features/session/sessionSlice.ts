import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '../../shared/machine';

/** Whose session it is. */
export interface Identity {
  /** The login as typed; null where a token was found without one. */
  user: string | null;
  /** The school year that the server gave, four digits (D27). */
  year: string | null;
}

/** The page to go to after signing in (D1). */
export interface ReturnAddress {
  /** An internal path, with its search part. */
  to: string;
  /** Only this user may be taken there; null: anyone. */
  user: string | null;
}

/** Spec §4. Neither password nor token is ever in it. */
export type SessionState =
  | { status: 'signedOut'; returnTo: ReturnAddress | null }
  /** `replacing`: the session that stays if this sign-in fails (D4). */
  | { status: 'signingIn'; replacing: Identity | null; returnTo: ReturnAddress | null }
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
/** What the tab's storage held when the application started, or a token that appeared later. */
export const sessionFound = createAction<Identity>('session/found');
export const returnAddressFound = createAction<ReturnAddress>('session/returnAddressFound');
/** A staff page was asked for without a session. */
export const accessRefused = createAction<ReturnAddress>('session/accessRefused');
export const signOutRequested = createAction('session/signOutRequested');
export const signOutDeclined = createAction('session/signOutDeclined');
export const signedOut = createAction('session/signedOut');
/** The server refused the token (401); `returnTo`: the page where it happened, if it was for staff. */
export const sessionExpired = createAction<{ returnTo: ReturnAddress | null }>('session/expired');
/** The token was found gone from the tab's storage. */
export const tokenLost = createAction<{ returnTo: ReturnAddress | null }>('session/tokenLost');
/** The same user signed out in another tab (D14). */
export const signedOutElsewhere = createAction('session/signedOutElsewhere');

/** What begins a session, and what ends one. */
export const SESSION_BEGINNINGS = [signedIn, sessionFound] as const;
export const SESSION_ENDINGS = [signedOut, sessionExpired, tokenLost, signedOutElsewhere] as const;

const signedOutState = (returnTo: ReturnAddress | null): Extract<SessionState, { status: 'signedOut' }> => ({
  status: 'signedOut',
  returnTo,
});
const identityOf = ({ user, year }: Identity): Identity => ({ user, year });

export const sessionMachine = declareMachine<SessionState>('session', signedOutState(null))
  .on('signedOut', returnAddressFound, 'signedOut', (_, { payload }) => signedOutState(payload))
  .on('signedOut', accessRefused, 'signedOut', (_, { payload }) => signedOutState(payload))
  .on('signedOut', sessionFound, 'signedIn', (_, { payload }) => ({ status: 'signedIn', ...identityOf(payload) }))
  .on('signedOut', signInSubmitted, 'signingIn', ({ returnTo }) => ({ status: 'signingIn', replacing: null, returnTo }))
  .on('signedIn', signInSubmitted, 'signingIn', (state) => ({
    status: 'signingIn',
    replacing: identityOf(state),
    returnTo: null,
  }))
  .on('signingIn', signedIn, 'signedIn', (_, { payload }) => ({ status: 'signedIn', ...identityOf(payload) }))
  .on('signingIn', signInFailed, ['signedOut', 'signedIn'], backFromSigningIn)
  .on('signingIn', signInAbandoned, ['signedOut', 'signedIn'], backFromSigningIn)
  .on('signedIn', signOutRequested, 'confirmingSignOut', (state) => ({
    status: 'confirmingSignOut',
    ...identityOf(state),
  }))
  .on('confirmingSignOut', signOutDeclined, 'signedIn', (state) => ({ status: 'signedIn', ...identityOf(state) }))
  .on('confirmingSignOut', signedOut, 'signedOut', () => signedOutState(null))
  .on(['signedIn', 'confirmingSignOut'], sessionExpired, 'signedOut', (_, { payload }) =>
    signedOutState(payload.returnTo),
  )
  .on(['signedIn', 'confirmingSignOut'], tokenLost, 'signedOut', (_, { payload }) => signedOutState(payload.returnTo))
  .on(['signedIn', 'confirmingSignOut'], signedOutElsewhere, 'signedOut', () => signedOutState(null))
  // The session that was to be replaced is gone; the sign-in goes on.
  .on('signingIn', sessionExpired, 'signingIn', (state) => ({ ...state, replacing: null }))
  .on('signingIn', tokenLost, 'signingIn', (state) => ({ ...state, replacing: null }))
  .on('signingIn', signedOutElsewhere, 'signingIn', (state) => ({ ...state, replacing: null }))
  .build();

function backFromSigningIn(state: Extract<SessionState, { status: 'signingIn' }>) {
  return state.replacing ? ({ status: 'signedIn', ...state.replacing } as const) : signedOutState(state.returnTo);
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
export const selectYear = (state: WithSession): string | null => selectIdentity(state)?.year ?? null;
export const selectReturnAddress = ({ session }: WithSession): ReturnAddress | null =>
  'returnTo' in session ? session.returnTo : null;
