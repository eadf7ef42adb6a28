import type { Task } from 'redux-saga';
import { call, cancel, fork, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { CSV_TYPE } from '#areas/places/csvType.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { INTERRUPTED, joinErrors, readFile } from './importFileSaga';
import { writeChanges } from './changesFile';
import { send, sendUntilAnswered } from './sendImportSaga';
import { tellElsewhere } from './tellElsewhere';
import type { CheckedExtent, DeclaredImport, ImportFindings } from './declareImport';
import type { ErrorReport, FileReading } from './importMessages';

type FaultyReading = Extract<FileReading, { kind: 'faulty' }>;

/** Tells what is wrong, and gives it as a file as often as a person wants it. */
function* tellErrors(
  { events }: DeclaredImport,
  { fileName, rows, checked }: { fileName: string; rows: number; checked: CheckedExtent },
  { first, total, written, file }: ErrorReport,
): SagaGenerator<void> {
  const { files } = yield* services();
  yield* put(events.rowsRefused({ errors: first, total, written, rows, checked }));
  for (;;) {
    yield* take(events.errorsRequested);
    yield* call([files, 'download'], `errores-${withoutEnding(fileName)}.csv`, CSV_TYPE, file);
  }
}

/** The file is bad: the server says what is wrong in its other rows, so that all of it is told at once. */
function* tellBadFile(
  imported: DeclaredImport,
  fileName: string,
  { count: rows, errors, rest }: FaultyReading,
): SagaGenerator<void> {
  if (!rest) return yield* tellErrors(imported, { fileName, rows, checked: 'nothing' }, errors);
  yield* put(imported.events.reviewBegun({ rows: rest.sound.count }));
  const review = yield* send(imported, rest.sound, null);
  const all = 'revisadas' in review ? yield* joinErrors(imported, review.errores, rest.own) : null;
  yield* tellErrors(imported, { fileName, rows, checked: all ? 'part' : 'nothing' }, all ?? errors);
}

/** The rows are kept here, from the file to what the backend says of them; the state has only what is shown. */
function* importFile(imported: DeclaredImport, file: File): SagaGenerator<void> {
  const { events } = imported;
  let reading = yield* readFile(imported, file);
  while (reading.kind === 'unmatched') {
    yield* put(events.columnsMissed({ missing: reading.missing, heads: reading.heads }));
    const { payload } = yield* take(events.columnsMatched);
    reading = yield* readFile(imported, file, payload.matches);
  }
  if (reading.kind === 'unreadable') return void (yield* put(events.fileRefused({ message: reading.message })));
  if (reading.kind === 'faulty') return yield* tellBadFile(imported, file.name, reading);
  const { rows, unusedColumns } = reading;
  for (let isRenewed = false; ; isRenewed = true) {
    const review = yield* sendUntilAnswered(imported, rows, null);
    if (review === null || review === 'stale') return;
    if (review.errores.length > 0) return yield* tellFound(imported, file.name, review);
    const { counts, cambios: changes, sedes, totales: totals = null } = review;
    yield* put(events.reviewed({ counts, changes, ...(sedes && { sedes }), totals, unusedColumns, isRenewed }));
    yield* untilConfirmed(imported, file.name, changes);
    const report = yield* sendUntilAnswered(imported, rows, review.huella);
    // Somebody else has saved since: what is saved is what was reviewed.
    if (report === 'stale') continue;
    if (report === null) return;
    if (report.errores.length > 0) return yield* tellFound(imported, file.name, report);
    return void (yield* put(events.saved({ counts: report.counts })));
  }
}

/** Meanwhile all that would change is given as a file, as often as a person wants it. */
function* untilConfirmed(imported: DeclaredImport, fileName: string, changes: ImportFindings['cambios']): SagaGenerator<void> {
  const { saveConfirmed, changesRequested } = imported.events;
  const { files } = yield* services();
  while (!saveConfirmed.match(yield* take([saveConfirmed, changesRequested]))) {
    const written = yield* writeChanges(imported, changes);
    if (written) yield* call([files, 'download'], `cambios-${withoutEnding(fileName)}.csv`, CSV_TYPE, written);
  }
}

const withoutEnding = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');

/** What only the server can find. */
function* tellFound(
  imported: DeclaredImport,
  fileName: string,
  { errores, revisadas: rows }: ImportFindings,
): SagaGenerator<void> {
  const all = yield* joinErrors(imported, errores, null);
  if (all) yield* tellErrors(imported, { fileName, rows, checked: 'all' }, all);
  else yield* put(imported.events.fileRefused({ message: INTERRUPTED }));
}

/** The person does without it, leaves the page, or the session ends. */
function* calledOff({ events, select: selectImport }: DeclaredImport): SagaGenerator<void> {
  do yield* take([events.importDismissed, locationChanged, ...SESSION_ENDINGS]);
  while ((yield* select(selectImport)).status !== 'idle');
}

/** Another file takes the place of the one before, unless that one is being saved: the machine does not take it then. */
export function createImportSaga(imported: DeclaredImport): () => SagaGenerator<void> {
  const { fileChosen } = imported.events;
  function* follow({ meta }: ReturnType<typeof fileChosen>): SagaGenerator<void> {
    yield* race([call(importFile, imported, meta.secret.file), call(calledOff, imported)]);
  }
  return function* importSaga() {
    const { saved, stepFailed, fileRefused, rowsRefused, reviewed } = imported.events;
    yield* takeEvery(
      [saved, stepFailed, fileRefused, rowsRefused, reviewed],
      surviving(() => tellElsewhere(imported)),
    );
    let last: Task | undefined;
    for (;;) {
      const chosen = yield* take(fileChosen);
      if ((yield* select(imported.select)).status !== 'reading') continue;
      if (last) yield* cancel(last);
      last = yield* fork(surviving(follow), chosen);
    }
  };
}
