/** A fault that someone might make in one place of the source. */
export interface Mutation {
  what: string;
  file: string;
  search: string;
  replace: string;
}

const session = 'src/features/session';

export const MUTATIONS: readonly Mutation[] = [
  {
    what: 'two sign-ins at a time',
    file: `${session}/sessionSaga.ts`,
    search: 'takeLeading(signInSubmitted, surviving(signIn))',
    replace: 'takeEvery(signInSubmitted, surviving(signIn))',
  },
  {
    what: 'refusals wait for the first one’s alert',
    file: `${session}/sessionSaga.ts`,
    search: 'takeEvery(subscription<Refusal>',
    replace: 'takeLeading(subscription<Refusal>',
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
    search: 'left: call(loginLeft),',
    replace: "left: take('never'),",
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
    search: 'pipe(string(), minLength(1))',
    replace: 'pipe(string(), minLength(0))',
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
    search: 'isStaffPath(address.path) && !(yield* select(selectHasSession))',
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
  {
    what: 'a refused token is kept',
    file: `${session}/endRefusedSession.ts`,
    search: '  dropToken(storage);\n',
    replace: '',
  },
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
  {
    what: 'a menu is not tied to its owner',
    file: 'src/services/storage/sessionStore.ts',
    search: 'owner === null || owner === readUser(storage)',
    replace: 'true',
  },
  {
    what: 'a sign-out removes the menu of whoever owns it',
    file: 'src/services/storage/sessionStore.ts',
    search: '  if (owner === null || owner === user) {',
    replace: '  if (user !== null) {',
  },
  {
    what: 'a sign-out leaves the year',
    file: 'src/services/storage/sessionStore.ts',
    search: '    shared.remove(YEAR_KEY);\n  }',
    replace: '  }',
  },
  {
    what: 'storage that cannot be read is empty',
    file: 'src/services/storage/storageArea.ts',
    search: 'return lastSeen.get(key) ?? null;',
    replace: 'return null;',
  },
  {
    what: 'the menu is not read anew for the next session',
    file: 'src/features/menu/menuSaga.ts',
    search: 'takeLatest([...SESSION_BEGINNINGS, ...SESSION_ENDINGS]',
    replace: 'takeLatest([SESSION_BEGINNINGS[1], ...SESSION_ENDINGS]',
  },
  {
    what: 'a missing menu is told after its session',
    file: 'src/features/menu/menuSaga.ts',
    search: 'take, takeLatest, type',
    replace: 'take, takeEvery as takeLatest, type',
  },
  {
    what: 'requests are counted up only',
    file: 'src/features/overlay/overlaySaga.ts',
    search: "event === 'started' ? requestStarted() : requestEnded()",
    replace: 'requestStarted()',
  },
  {
    what: 'the decrement is lost',
    file: 'src/features/overlay/overlaySlice.ts',
    search: "{ status: 'shown', active: active - 1 }",
    replace: "{ status: 'shown', active }",
  },
  {
    what: 'each request starts the wait anew',
    file: 'src/features/overlay/overlaySaga.ts',
    search: 'takeEvery, takeLeading, type',
    replace: 'takeEvery, takeLatest as takeLeading, type',
  },
  {
    what: 'a short busy period’s wait shows the overlay of the next',
    file: 'src/features/overlay/overlaySaga.ts',
    search: 'quiet: call(untilQuiet) })',
    replace: "quiet: take('never') })",
  },
  {
    what: 'the address bar is not followed',
    file: 'src/features/location/locationSaga.ts',
    search: '  yield* takeEvery(changes, surviving(tellChange));\n',
    replace: '',
  },
  {
    what: 'a failed chunk is on its way for ever',
    file: 'src/app/chunks/chunksSaga.ts',
    search: "yield* put(chunkFailed({ chunk: name }))",
    replace: 'yield* select(selectPath)',
  },
  {
    what: 'a session that begins does not load its page',
    file: 'src/app/chunks/chunksSaga.ts',
    search: 'takeEvery([locationChanged, ...SESSION_BEGINNINGS]',
    replace: 'takeEvery([locationChanged]',
  },
  {
    what: 'a reading goes on when its area is left',
    file: 'src/features/summary/summarySaga.ts',
    search: 'race([call(keepRead), call(until, false)])',
    replace: 'call(keepRead)',
  },
  {
    what: 'a request outlives the saga that made it',
    file: 'src/shared/saga/callWithSignal.ts',
    search: 'if (yield* cancelled()) controller.abort();',
    replace: 'yield* cancelled();',
  },
  {
    what: 'a dialog outlives its page',
    file: 'src/shared/saga/showDialog.ts',
    search: 'left: call(pageLeft),',
    replace: 'left: call(() => new Promise<void>(() => undefined)),',
  },
  {
    what: 'the password reaches the reducers',
    file: 'src/app/withoutSecrets.ts',
    search: 'return next({ ...rest, meta: publicMeta });',
    replace: 'return next(action);',
  },
];
