import type { Mutation } from './mutation';

/** Faults in what is stored, the menu, the overlay, the address, the chunks, the summaries and the shared sagas. */
export const OTHER_MUTATIONS: readonly Mutation[] = [
  {
    what: 'a menu is not tied to its owner',
    file: 'src/core/session/sessionStore.ts',
    search: 'owner === readUser(storage) || (owner === null && !unshared)',
    replace: 'true',
  },
  {
    what: 'a sign-out removes the menu of whoever owns it',
    file: 'src/core/session/sessionStore.ts',
    search: '  if (owner === null || owner === user) {',
    replace: '  if (user !== null) {',
  },
  {
    what: 'a sign-out leaves the year',
    file: 'src/core/session/sessionStore.ts',
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
    file: 'src/core/menu/menuSaga.ts',
    search: 'takeLatest([...SESSION_BEGINNINGS, ...SESSION_ENDINGS]',
    replace: 'takeLatest([SESSION_BEGINNINGS[1], ...SESSION_ENDINGS]',
  },
  {
    what: 'a missing menu is told after its session',
    file: 'src/core/menu/menuSaga.ts',
    search: 'take, takeLatest, type',
    replace: 'take, takeEvery as takeLatest, type',
  },
  {
    what: 'requests are counted up only',
    file: 'src/core/overlay/overlaySaga.ts',
    search: "event === 'started' ? requestStarted() : requestEnded()",
    replace: 'requestStarted()',
  },
  {
    what: 'the decrement is lost',
    file: 'src/core/overlay/overlaySlice.ts',
    search: "{ status: 'shown', active: active - 1 }",
    replace: "{ status: 'shown', active }",
  },
  {
    what: 'each request starts the wait anew',
    file: 'src/core/overlay/overlaySaga.ts',
    search: 'takeEvery, takeLeading, type',
    replace: 'takeEvery, takeLatest as takeLeading, type',
  },
  {
    what: 'a short busy period’s wait shows the overlay of the next',
    file: 'src/core/overlay/overlaySaga.ts',
    search: 'quiet: call(untilQuiet) })',
    replace: "quiet: take('never') })",
  },
  {
    what: 'the address bar is not followed',
    file: 'src/core/location/locationSaga.ts',
    search: '  yield* takeEvery(changes, surviving(tellChange));\n',
    replace: '',
  },
  {
    what: 'a failed chunk is on its way for ever',
    file: 'src/core/chunks/chunksSaga.ts',
    search: 'yield* put(chunkFailed({ chunk: name }))',
    replace: 'yield* select(selectPath)',
  },
  {
    what: 'a session that begins does not load its page',
    file: 'src/core/chunks/chunksSaga.ts',
    search: 'takeEvery([locationChanged, ...SESSION_BEGINNINGS, chunkRetryRequested]',
    replace: 'takeEvery([locationChanged, chunkRetryRequested]',
  },
  {
    what: 'a reading goes on when its area is left',
    file: 'src/kits/reading/readingSaga.ts',
    search: 'race({ reading: call(keepRead, params), next: call(wantedInsteadOf, params) })',
    replace: 'race({ next: call(keepRead, params) })',
  },
  {
    what: 'a request outlives the saga that made it',
    file: 'src/core/saga/callWithSignal.ts',
    search: 'if (yield* cancelled()) controller.abort();',
    replace: 'yield* cancelled();',
  },
  {
    what: 'a dialog outlives its page',
    file: 'src/core/saga/showDialog.ts',
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
