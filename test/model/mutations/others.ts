import { faultsIn } from './mutation';

/** Faults in what is stored, the menu, the overlay, the address, the chunks, the summaries and the shared sagas. */
export const OTHER_MUTATIONS = [
  ...faultsIn('src/core/session/sessionStore.ts', {
    'a menu is not tied to its owner': ['owner === readUser(storage) || (owner === null && !unshared)', 'true'],
    'a sign-out removes the menu of whoever owns it': ['  if (owner === null || owner === user) {', '  if (user !== null) {'],
    'a sign-out leaves the year': ['    shared.remove(YEAR_KEY);\n  }', '  }'],
  }),
  ...faultsIn('src/services/storage/storageArea.ts', {
    'storage that cannot be read is empty': ['return lastSeen.get(key) ?? null;', 'return null;'],
  }),
  ...faultsIn('src/core/menu/menuSaga.ts', {
    'the menu is not read anew for the next session': [
      'takeLatest([...SESSION_BEGINNINGS, ...SESSION_ENDINGS]',
      'takeLatest([SESSION_BEGINNINGS[1], ...SESSION_ENDINGS]',
    ],
    'a missing menu is told after its session': ['take, takeLatest, type', 'take, takeEvery as takeLatest, type'],
  }),
  ...faultsIn('src/core/overlay/overlaySaga.ts', {
    'requests are counted up only': ["event === 'started' ? requestStarted() : requestEnded()", 'requestStarted()'],
    'each request starts the wait anew': ['takeEvery, takeLeading, type', 'takeEvery, takeLatest as takeLeading, type'],
    'a short busy period’s wait shows the overlay of the next': ['quiet: call(untilQuiet) })', "quiet: take('never') })"],
  }),
  ...faultsIn('src/core/overlay/overlaySlice.ts', {
    'the decrement is lost': ["{ status: 'shown', active: active - 1 }", "{ status: 'shown', active }"],
  }),
  ...faultsIn('src/core/location/locationSaga.ts', {
    'the address bar is not followed': ['  yield* takeEvery(changes, surviving(tellChange));\n', ''],
  }),
  ...faultsIn('src/core/chunks/chunksSaga.ts', {
    'a failed chunk is on its way for ever': ['yield* put(chunkFailed({ chunk: name }))', 'yield* select(selectPath)'],
    'a session that begins does not load its page': [
      'takeEvery([locationChanged, ...SESSION_BEGINNINGS, chunkRetryRequested]',
      'takeEvery([locationChanged, chunkRetryRequested]',
    ],
  }),
  ...faultsIn('src/kits/reading/readingSaga.ts', {
    'a reading goes on when its area is left': [
      'race({ reading: call(keepRead, params), next: call(wantedInsteadOf, params) })',
      'race({ next: call(keepRead, params) })',
    ],
  }),
  ...faultsIn('src/core/saga/callWithSignal.ts', {
    'a request outlives the saga that made it': ['if (yield* cancelled()) controller.abort();', 'yield* cancelled();'],
  }),
  ...faultsIn('src/core/saga/showDialog.ts', {
    'a dialog outlives its page': ['left: call(pageLeft),', 'left: call(() => new Promise<void>(() => undefined)),'],
  }),
  ...faultsIn('src/app/withoutSecrets.ts', {
    'the password reaches the reducers': ['return next({ ...rest, meta: publicMeta });', 'return next(action);'],
  }),
];
