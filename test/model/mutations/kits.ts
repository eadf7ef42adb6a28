import { faultsIn } from './mutation';

/** Faults in what every area is made of: the kits, and how an answer leads on. */
export const KIT_MUTATIONS = [
  ...faultsIn(
    'src/core/saga/asking.ts',
    {
      'another user is moved, and told': ['  if (!(yield* isTheirs(asked))) return;\n', ''],
      'a late answer moves who has gone on': ['if (asked.isAt(path)) yield*', 'if (path) yield*'],
      'who is there already is told': [
        'elsewhere && path !== to && (yield* showDialog(elsewhere))',
        'elsewhere && (yield* showDialog(elsewhere))',
      ],
      'a late question is asked anywhere': [
        'asked.isAt(yield* select(selectPath)) && (yield* showDialog(question))',
        '(yield* showDialog(question))',
      ],
      'the way back is taken from anywhere': [
        'asked.isAt(yield* select(selectPath))) navigation.back()',
        'true) navigation.back()',
      ],
      'another page of the form is elsewhere': ['within === undefined ? path === here : isUnder(path, within)', 'path === here'],
    },
    'saga/core/asking.test.ts',
  ),
  ...faultsIn(
    'src/kits/reading/readingSaga.ts',
    {
      'what may not be read is told as a failure': ['    if (status === 403) return events.forbidden();\n', ''],
      'what is not there is told as no service': ['status === 404 && problemOf(failure).code !== null', 'status === null'],
      'a fault of our own in a reading is swallowed': ['      if (!(error instanceof HttpError)) throw error;\n', ''],
      'what is out of date is not read again': ['take(events.outdated)]', "take('never')]"],
      'a reading without a session is tried': ['!(isPublic || (yield* select(selectHasSession)))', 'false'],
    },
    'saga/kits/reading.test.ts',
  ),
  ...faultsIn(
    'src/kits/sending/sendingSaga.ts',
    {
      'a refusal is told as no answer': ['refusal ? events.refused({ refusal }) : ', ''],
      'a write outlives its session': [
        'else yield* race([call(sendFor, state), take([...SESSION_ENDINGS])]);',
        'else yield* sendFor(state);',
      ],
      'what a refusal shows to be old is not read again': ["ended.status === 'refused' && isOutOfDate(ended.refusal)", 'false'],
      'an open question is forgotten elsewhere': ["    if (!creates || ended.status !== 'unanswered') yield*", '    yield*'],
      'what was not saved is told to nobody elsewhere': [
        '    if (location.path !== PATHS.login) yield* spawn(tellElsewhere, ended, from);\n',
        '',
      ],
      'what was not saved covers the alert at the login screen': [
        'if (location.path !== PATHS.login) yield* spawn',
        'yield* spawn',
      ],
      'the next write waits for what is told elsewhere': [
        'yield* spawn(tellElsewhere, ended, from)',
        'yield* call(tellElsewhere, ended, from)',
      ],
    },
    'saga/kits/sending.test.ts',
  ),
  ...faultsIn(
    'src/kits/sending/sendingSlice.ts',
    { 'the same, sent again, is another': ['!isOwnKey && sameValue(command, state.command) ? state.key : key', 'key'] },
    'saga/kits/sending.test.ts',
  ),
  ...faultsIn(
    'src/kits/typing/typingSaga.ts',
    {
      'what was saved is still kept': ['    yield* takeEvery([settled, discarded], surviving(forget));\n', ''],
      'nothing typed is kept as something': ['isNothing(state.typed) ? null : state.typed', 'state.typed'],
      'that a text is not kept is not told': ['    if (kept !== state.kept) yield* put(events.textKept({ kept }));\n', ''],
      'a field is not told what is wrong with it': ["reason === 'invalid' ? Object.fromEntries(errors)", 'false ? {}'],
    },
    'saga/kits/typing.test.ts',
  ),
  ...faultsIn(
    'src/kits/download/createDownload.ts',
    {
      'a file comes after its page was left': [
        'race([call(fetchFile, payload.wanted), call(calledOff)])',
        'call(fetchFile, payload.wanted)',
      ],
      'a fault of our own in a download is swallowed': ['      if (!(error instanceof HttpError)) throw error;\n', ''],
    },
    'saga/kits/download.test.ts',
  ),
  ...faultsIn(
    'src/shell/sideMenuSlice.ts',
    { 'the side menu stays hidden for the next user': [".onSessionEnd(['hidden', 'overPage'],", ".onSessionEnd(['overPage'],"] },
    'unit/app/signOut.test.ts',
  ),
];
