import { faultsIn } from './mutation';

const imports = 'src/areas/places/oferta/import';
const convocatoria = 'src/areas/places/convocatoria';
const expediente = 'src/areas/processing/expediente';

/** Faults in the staff's areas. */
export const STAFF_MUTATIONS = [
  ...faultsIn(
    `${imports}/importSaga.ts`,
    {
      'what changed since the review ends the import': [
        "    if (report === 'stale') continue;\n",
        "    if (report === 'stale') return;\n",
      ],
      'a file with errors is reviewed as sound': [
        '    if (review.errores.length > 0) return yield* tellFound(imported, file.name, review);\n',
        '',
      ],
      'two files at a time': ['      if (last) yield* cancel(last);\n', ''],
      'a cancelled review goes on': ['take([events.importDismissed, locationChanged', 'take([locationChanged'],
      'a save that ends elsewhere is not told': ['[saved, stepFailed, fileRefused, rowsRefused, reviewed]', '[rowsRefused]'],
    },
    'saga/places/import.test.ts',
  ),
  ...faultsIn(
    `${imports}/declareImport.ts`,
    { 'a save is given up with its page': ["NOT_IDLE.filter((one) => one !== 'saving')", 'NOT_IDLE'] },
    'saga/places/import.test.ts',
  ),
  ...faultsIn(
    `${imports}/sendImportSaga.ts`,
    {
      'a save is not called off': ['cancelled: take(events.saveCancelled)', "cancelled: take('never')"],
      'a save that was not done is told as done': ['isSave ? pipe(schema, check(isDone)) : schema', 'schema'],
      'a frozen list is not read again': ['      yield* put(etapas.events.outdated());\n', ''],
      'a save is counted by the overlay': [
        '      (http, options) => http.post(ofYear, body, options),',
        '      (http, { signal }) => http.post(ofYear, body, { signal }),',
      ],
    },
    'saga/places/import.test.ts',
  ),
  ...faultsIn(
    `${imports}/lostImportSaga.ts`,
    { 'a file that was lost is forgotten': ['isUnfinished ? { nombre: state.fileName } : null', 'null'] },
    'saga/places/import.test.ts',
  ),
  ...faultsIn(
    'src/areas/places/allocation/typedSemillaSaga.ts',
    { 'a semilla is thrown away because another stage has one': ['codigo === state.key && ', ''] },
    'saga/places/typedSemilla.test.ts',
  ),
  ...faultsIn(
    'src/areas/places/allocation/runSaga.ts',
    {
      'two runs at a time': [
        "    if (state.status === 'reading') yield* race([call(performRun, state.wanted), call(ended)]);",
        '    if (state.status !== null) yield* call(performRun, state.wanted);',
      ],
      'an official semilla can be simulated': [
        "wanted.purpose === 'simulate' && (yield* drawnSemillas()).includes(wanted.semilla)",
        'false',
      ],
    },
    'saga/places/run.test.ts',
  ),
  ...faultsIn(
    'src/areas/places/allocation/followStep.ts',
    {
      'a step is followed once': [
        'yield* takeLatest([etapas.events.received, etapas.events.replaced]',
        'yield* takeLatest([etapas.events.received]',
      ],
      'a look that fails ends the following': ['      if (!(error instanceof HttpError)) throw error;', '      throw error;'],
    },
    'saga/places/followStep.test.ts',
  ),
  ...faultsIn(
    'src/areas/places/oferta/ofertaEditSaga.ts',
    {
      'another row is opened over what is typed': [
        '  if (isOther && isDirty(state.typed) && !(yield* confirmed(asked, DISCARD_QUESTION))) return;\n',
        '',
      ],
      'a fault after a row was saved': [
        '  yield* put(events.settled({ done: null }));\n',
        "  yield* put(events.settled({ done: null }));\n  throw new Error('after');\n",
      ],
      'an oferta that is gone stays in the list': [
        "if (reason === 'stale' || reason === 'notFound') yield*",
        "if (reason === 'stale') yield*",
      ],
    },
    'saga/places/ofertaEdit.test.ts',
  ),
  ...faultsIn(
    `${convocatoria}/convocatoriaSaga.ts`,
    {
      'what is typed is discarded unasked': ['if (yield* confirmed(asked, DISCARD)) yield*', 'if (asked) yield*'],
      'who leaves by a link has it in the history': ["isLink ? 'replace' : 'push'", "'push'"],
      'who leaves by the address bar stays': ['  else yield* moveBack(page);\n', ''],
    },
    'saga/places/convocatoria.test.ts',
  ),
  ...faultsIn(
    `${convocatoria}/saveConvocatoriaSaga.ts`,
    {
      'consequences are not asked about': ['if (asked && !(yield* confirmed(page, asked))) return;', ''],
      'the area’s other pages show the dates of before': ['  yield* put(convocatoria.events.outdated());\n', ''],
    },
    'saga/places/convocatoria.test.ts',
  ),
  ...faultsIn(
    `${expediente}/saveExpedienteSaga.ts`,
    {
      'a fault after a decision was saved': [
        '  yield* put(events.rebased({ typed, news: null }));\n',
        "  yield* put(events.rebased({ typed, news: null }));\n  throw new Error('after');\n",
      ],
      'what was not answered is offered to be sent again as it was': [
        "=== 'unanswered') yield* put(expedienteSave.events.dismissed())",
        "=== 'idle') yield* put(expedienteSave.events.dismissed())",
      ],
      'an answer changes the text of another expediente': [
        "typing.status !== 'typed' || typing.key !== command.radicado",
        "typing.status !== 'typed'",
      ],
      'what is saved stays typed': ['...withoutSaved(typing.typed, command), ', ''],
    },
    'saga/processing/typedDecision.test.ts',
  ),
  ...faultsIn(
    'src/areas/processing/inbox/leftExpediente.ts',
    { 'the next user finds the row of the one before': ["  .onSessionEnd('left', 'none', () => ({ status: 'none' }))\n", ''] },
    'unit/app/signOut.test.ts',
  ),
];
