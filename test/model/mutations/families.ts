import { faultsIn } from './mutation';

const form = 'src/requestForm';
const lookUp = 'src/areas/citizen/lookUp';

/** Faults in the steps of a solicitud and in what a family does to one that is filed. */
export const FAMILY_MUTATIONS = [
  ...faultsIn(
    `${form}/sendSolicitud.ts`,
    {
      'the data of a child outlive the answer': ['    yield* put(dismissed());\n', ''],
      'a copied key is kept': ['isKeyTaken ? { ...draft, claveIdempotencia: randomKey() } : draft', 'draft'],
      'an edit that is saved is told as overtaken': [
        '      if (isSaved(solicitud, datos, edited.accion, rules)) return yield* accept(asked, solicitud);\n',
        '',
      ],
      'an edit that can never be sent is offered again': [' || refusal.code === MOVE_REFUSED', ''],
      'an unchanged edit is sent unasked': [
        'if (unchanged && !(yield* confirmed',
        'if (unchanged === undefined && !(yield* confirmed',
      ],
      'a receipt pulls a family from any page': ['asking(send, { within: base,', "asking(send, { within: '/',"],
      'the next user is told of the answer to the one before': ['isPublic: !options.ofSession', 'isPublic: true'],
    },
    'saga/requestForm/send.test.ts',
  ),
  ...faultsIn(
    `${form}/sendSolicitud.ts`,
    { 'a solicitud is sent without its file that is on its way': ['    if (pendingIn(state).length > 0) return;\n', ''] },
    'saga/requestForm/upload.test.ts',
  ),
  ...faultsIn(
    `${form}/followSteps.ts`,
    {
      'a receipt is shown before it is asked whose it is': ["page === 'base' ? undefined : ", ''],
      'a step is open before those that it needs': ['step === undefined || isBeyond(step, last)', 'step === undefined'],
      'what may have arrived can be changed': [
        "    if (status !== 'editing') return yield* leadFrom(asked, page, 'revision');\n",
        '',
      ],
    },
    'saga/requestForm/(draft|steps).test.ts',
  ),
  ...faultsIn(
    `${form}/leaveForm.ts`,
    {
      'a solicitud on its way can be discarded': ["    if (status === 'sending') return;\n", ''],
      'another solicitud’s changes are discarded unasked': ['!isUntouched(other) && !(yield*', 'isUntouched(other) && !(yield*'],
      'the next family finds the sedes of the one before': [
        '    if (options.guardados) yield* put(options.guardados.events.emptied());\n',
        '',
      ],
    },
    'saga/requestForm/(draft|steps|send).test.ts',
  ),
  ...faultsIn(
    `${form}/keepDraft.ts`,
    { 'a solicitud on its way is kept as unsent': ["unanswered: state.status !== 'editing'", 'unanswered: false'] },
    'saga/requestForm/draft.test.ts',
  ),
  ...faultsIn(
    `${form}/uploadSoporte.ts`,
    {
      'a file goes on that nobody wants': [
        'race([call(send, id, codigo, meta.secret.file), call(until, id, codigo)])',
        'call(send, id, codigo, meta.secret.file)',
      ],
      'a fault after a file has come': [
        'yield* put(sent.ok ? events.fileUploaded({ id, file: sent.value }) : events.fileRefused({ id, message: sent.problems }));',
        "yield* put(sent.ok ? events.fileUploaded({ id, file: sent.value }) : events.fileRefused({ id, message: sent.problems }));\n if (sent.ok) throw new Error('after');",
      ],
    },
    'saga/requestForm/upload.test.ts',
  ),
  ...faultsIn(
    `${form}/sendSoporte.ts`,
    {
      'the same file is attached twice': [
        '(yield* isThere(file)) ? ATTACHED_ALREADY : refusalOfFile(file)',
        'refusalOfFile(file)',
      ],
    },
    'saga/requestForm/upload.test.ts',
  ),
  ...faultsIn(
    `${lookUp}/lookUpSaga.ts`,
    {
      'a move outlives its page': ['asking(untilForgotten(makeMove))', 'asking(makeMove)'],
      'a look-up outlives its page': ['surviving(untilForgotten(lookUp))', 'surviving(lookUp)'],
    },
    'saga/citizen/lookUp.test.ts',
  ),
  ...faultsIn(
    `${lookUp}/makeMove.ts`,
    {
      'a move is made unasked': ['if (!(yield* confirmed(asked, questionOf(move, solicitud)))) {', 'if (move === null) {'],
      'a move that was made is told as refused': ['isMade(move, now) ? moveMade({ solicitud: now }) : ', ''],
      'what is gone stays on the page': ["else if (refusal.reason === 'notFound') yield* put(solicitudNotFound());", ''],
    },
    'saga/citizen/lookUp.test.ts',
  ),
];
