import type { Mutation } from './mutation';

const session = 'src/core/session';

/** Faults in the session's sagas. */
export const SESSION_MUTATIONS: readonly Mutation[] = [
  {
    what: 'two sign-ins at a time',
    file: `${session}/sessionSaga.ts`,
    search: 'takeLeading(signInSubmitted, surviving(signIn))',
    replace: 'takeEvery(signInSubmitted, surviving(signIn))',
  },
  {
    what: 'refusals wait for the first one’s alert',
    file: `${session}/sessionSaga.ts`,
    search: 'takeEvery(\n    subscription<UnauthorizedCall>',
    replace: 'takeLeading(\n    subscription<UnauthorizedCall>',
  },
  {
    what: 'a sign-in is taken in every state',
    file: `${session}/signIn.ts`,
    search: '  if (!(yield* select(selectSigningIn))) return;\n',
    replace: '',
  },
  {
    what: 'leaving the login screen does not call the sign-in off',
    file: `${session}/signIn.ts`,
    search: 'left: call(loginLeft)',
    replace: "left: take('never')",
  },
  {
    what: 'a failed sign-in holds up the next one',
    file: `${session}/signIn.ts`,
    search: 'yield* spawn(tellFailure, outcome.dialog)',
    replace: 'yield* call(tellFailure, outcome.dialog)',
  },
  {
    what: 'another user’s return address is followed',
    file: `${session}/signIn.ts`,
    search: 'wanted.user === null || wanted.user === user',
    replace: 'true',
  },
  {
    what: 'an empty token is a token',
    file: `${session}/askForToken.ts`,
    search: 'pipe(string(), regex(TOKEN))',
    replace: 'string()',
  },
  {
    what: 'the guard does not see that the token is gone',
    file: `${session}/guardAccess.ts`,
    search: '  yield* put(tokenLost());\n',
    replace: '',
  },
  {
    what: 'a staff page is open to everyone',
    file: `${session}/guardAccess.ts`,
    search: '(yield* leadsToStaff(address.path)) && !(yield* select(selectHasSession))',
    replace: 'false',
  },
  {
    what: 'the sign-out question outlives its session',
    file: `${session}/confirmSignOut.ts`,
    search: 'ended: take<UnknownAction>([...SESSION_ENDINGS])',
    replace: "ended: take('never')",
  },
  {
    what: 'a declined sign-out is forgotten',
    file: `${session}/confirmSignOut.ts`,
    search: '    yield* put(signOutDeclined());\n',
    replace: '',
  },
  {
    what: 'a declined sign-out signs out',
    file: `${session}/confirmSignOut.ts`,
    search: 'if (!confirmed) {',
    replace: 'if (confirmed === null) {',
  },
  {
    what: 'a 401 to an earlier token ends the session',
    file: `${session}/endRefusedSession.ts`,
    search: ' || token !== readToken(storage)',
    replace: '',
  },
  {
    what: 'a refused sign-in is told twice',
    file: `${session}/endRefusedSession.ts`,
    search: 'path === SIGN_IN_PATH || ',
    replace: '',
  },
  { what: 'a refused token is kept', file: `${session}/endRefusedSession.ts`, search: '  dropToken(storage);\n', replace: '' },
  {
    what: 'any sign-out elsewhere ends the session',
    file: `${session}/followSignOutElsewhere.ts`,
    search: 'user === null || identity?.user !== user',
    replace: 'user === null || !identity',
  },
  {
    what: 'a sign-out elsewhere leaves the token',
    file: `${session}/followSignOutElsewhere.ts`,
    search: '  endSessionElsewhere(storage);\n',
    replace: '',
  },
];
