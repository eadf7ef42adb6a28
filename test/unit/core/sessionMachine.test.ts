import * as events from '#core/session/sessionEvents.ts';
import * as session from '#core/session/sessionSlice.ts';
import { describeMachine } from '#test/support/machineTable.ts';

describeMachine({
  machine: session.sessionMachine,
  states: {
    out: { status: 'signedOut' },
    signingIn: { status: 'signingIn', replacing: null },
    replacing: { status: 'signingIn', replacing: { user: 'ana', year: '2018' } },
    ana: { status: 'signedIn', user: 'ana', year: '2018' },
    confirming: { status: 'confirmingSignOut', user: 'ana', year: '2018' },
  },
  results: {
    luis: { status: 'signedIn', user: 'luis', year: null },
    replacingLuis: { status: 'signingIn', replacing: { user: 'luis', year: null } },
  },
  events: {
    found: events.sessionFound({ user: 'luis', year: null }),
    submitted: events.signInSubmitted('luis', 'clave'),
    signedIn: events.signedIn({ user: 'luis', year: null }),
    failed: events.signInFailed(),
    abandoned: events.signInAbandoned(),
    outRequested: events.signOutRequested(),
    outDeclined: events.signOutDeclined(),
    signedOut: events.signedOut(),
    expired: events.sessionExpired(),
    tokenLost: events.tokenLost(),
    elsewhere: events.signedOutElsewhere(),
  },
  cells: `
                  out        signingIn      replacing      ana         confirming
    found         luis       replacingLuis  replacingLuis  -           -
    submitted     signingIn  -              -              replacing   -
    signedIn      -          luis           luis           -           -
    failed        -          out            ana            -           -
    abandoned     -          out            ana            -           -
    outRequested  -          -              -              confirming  -
    outDeclined   -          -              -              -           ana
    signedOut     -          -              -              -           out
    expired       -          signingIn      signingIn      out         out
    tokenLost     -          signingIn      signingIn      out         out
    elsewhere     -          signingIn      signingIn      out         out
  `,
  transitions: [
    'signedOut session/found -> signedIn',
    'signedOut session/signInSubmitted -> signingIn',
    'signedIn session/signInSubmitted -> signingIn',
    'signedIn session/signOutRequested -> confirmingSignOut',
    'signedIn session/expired -> signedOut',
    'signedIn session/tokenLost -> signedOut',
    'signedIn session/signedOutElsewhere -> signedOut',
    'signingIn session/found -> signingIn',
    'signingIn session/signedIn -> signedIn',
    'signingIn session/signInFailed -> signedOut | signedIn',
    'signingIn session/signInAbandoned -> signedOut | signedIn',
    'signingIn session/expired -> signingIn',
    'signingIn session/tokenLost -> signingIn',
    'signingIn session/signedOutElsewhere -> signingIn',
    'confirmingSignOut session/signOutDeclined -> signedIn',
    'confirmingSignOut session/signedOut -> signedOut',
    'confirmingSignOut session/expired -> signedOut',
    'confirmingSignOut session/tokenLost -> signedOut',
    'confirmingSignOut session/signedOutElsewhere -> signedOut',
  ],
});

describe('selectors', () => {
  const ana = { user: 'ana', year: '2018' };

  test.each([
    [{ status: 'signedOut' }, null, false],
    [{ status: 'signingIn', replacing: null }, null, true],
    [{ status: 'signingIn', replacing: ana }, ana, true],
    [{ status: 'signedIn', ...ana }, ana, false],
    [{ status: 'confirmingSignOut', ...ana }, ana, false],
  ] as const)('in %j', (state, identity, signingIn) => {
    const root = { session: state };
    if (identity) expect(session.selectIdentity(root)).toMatchObject(identity);
    else expect(session.selectIdentity(root)).toBeNull();
    expect(session.selectHasSession(root)).toBe(identity !== null);
    expect(session.selectSigningIn(root)).toBe(signingIn);
    expect(session.selectConfirmingSignOut(root)).toBe(state.status === 'confirmingSignOut');
    expect(session.selectYear(root)).toBe(identity?.year ?? null);
  });
});
