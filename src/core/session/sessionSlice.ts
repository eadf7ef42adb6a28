import { declareMachine } from '../machine';
import {
  type Identity,
  SESSION_LOSSES,
  sessionFound,
  signedIn,
  signedOut,
  signInAbandoned,
  signInFailed,
  signInSubmitted,
  signOutDeclined,
  signOutRequested,
} from './sessionEvents';

/** The session (B23). Neither password nor token is ever in it. */
export type SessionState =
  | { status: 'signedOut' }
  /** `replacing`: the session that stays if this sign-in fails (D4). */
  | { status: 'signingIn'; replacing: Identity | null }
  | ({ status: 'signedIn' } & Identity)
  | ({ status: 'confirmingSignOut' } & Identity);

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
  .on('signingIn', [signInFailed, signInAbandoned], ['signedOut', 'signedIn'], backFromSigningIn)
  .on('signingIn', sessionFound, 'signingIn', (_, { payload }) => ({ status: 'signingIn', replacing: identityOf(payload) }))
  .on('signingIn', SESSION_LOSSES, 'signingIn', replacingNone)
  .on('signedIn', signOutRequested, 'confirmingSignOut', (state) => ({ ...state, status: 'confirmingSignOut' }))
  .on('confirmingSignOut', signOutDeclined, 'signedIn', signedInAs)
  .on('confirmingSignOut', signedOut, 'signedOut', signedOutState)
  .on(['signedIn', 'confirmingSignOut'], SESSION_LOSSES, 'signedOut', signedOutState)
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
