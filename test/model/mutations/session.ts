import { faultsIn } from './mutation';

const session = 'src/core/session';

/** Faults in the session's sagas. */
export const SESSION_MUTATIONS = [
  ...faultsIn(`${session}/sessionSaga.ts`, {
    'two sign-ins at a time': [
      'takeLeading(signInSubmitted, surviving(signIn))',
      'takeEvery(signInSubmitted, surviving(signIn))',
    ],
    'refusals wait for the first one’s alert': [
      'takeEvery(\n    subscription<UnauthorizedCall>',
      'takeLeading(\n    subscription<UnauthorizedCall>',
    ],
  }),
  ...faultsIn(`${session}/signIn.ts`, {
    'a sign-in is taken in every state': ['  if (!(yield* select(selectSigningIn))) return;\n', ''],
    'leaving the login screen does not call the sign-in off': ['left: call(loginLeft)', "left: take('never')"],
    'a failed sign-in holds up the next one': [
      'yield* spawn(tellFailure, outcome.dialog)',
      'yield* call(tellFailure, outcome.dialog)',
    ],
    'another user’s return address is followed': ['wanted.user === null || wanted.user === user', 'true'],
  }),
  ...faultsIn(`${session}/askForToken.ts`, { 'an empty token is a token': ['pipe(string(), regex(TOKEN))', 'string()'] }),
  ...faultsIn(`${session}/guardAccess.ts`, {
    'the guard does not see that the token is gone': ['  yield* put(tokenLost());\n', ''],
    'a staff page is open to everyone': ['(yield* leadsToStaff(address.path)) && !(yield* select(selectHasSession))', 'false'],
  }),
  ...faultsIn(`${session}/confirmSignOut.ts`, {
    'the sign-out question outlives its session': ['ended: take<UnknownAction>([...SESSION_ENDINGS])', "ended: take('never')"],
    'a declined sign-out is forgotten': ['    yield* put(signOutDeclined());\n', ''],
    'a declined sign-out signs out': ['if (!confirmed) {', 'if (confirmed === null) {'],
  }),
  ...faultsIn(`${session}/endRefusedSession.ts`, {
    'a 401 to an earlier token ends the session': [' || token !== readToken(storage)', ''],
    'a refused sign-in is told twice': ['path === SIGN_IN_PATH || ', ''],
    'a refused token is kept': ['  dropToken(storage);\n', ''],
  }),
  ...faultsIn(`${session}/followSignOutElsewhere.ts`, {
    'any sign-out elsewhere ends the session': ['user === null || identity?.user !== user', 'user === null || !identity'],
    'a sign-out elsewhere leaves the token': ['  endSessionElsewhere(storage);\n', ''],
  }),
];
