import type { Task } from 'redux-saga';
import { call, cancel, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { CSV_TYPE } from '#areas/places/csvType.ts';
import type { ImportReport } from '#domain/contractTypes.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { INTERRUPTED, joinErrors, readFile } from './importFileSaga';
import { send, sendUntilAnswered } from './sendImportSaga';
import {
  errorsRequested,
  fileChosen,
  fileRefused,
  importDismissed,
  reviewBegun,
  reviewed,
  rowsRefused,
  saveConfirmed,
  saved,
  selectImport,
  type CheckedExtent,
} from './ofertaImport';
import type { ErrorReport, FileReading } from './importMessages';

type FaultyReading = Extract<FileReading, { kind: 'faulty' }>;

/** Tells what is wrong, and gives it as a file as often as a person wants it. */
function* tellErrors(
  { fileName, rows, checked }: { fileName: string; rows: number; checked: CheckedExtent },
  { first, total, written, file }: ErrorReport,
): SagaGenerator<void> {
  const { files } = yield* services();
  yield* put(rowsRefused({ errors: first, total, written, rows, checked }));
  for (;;) {
    yield* take(errorsRequested);
    yield* call([files, 'download'], `errores-${fileName.replace(/\.[^.]*$/, '')}.csv`, CSV_TYPE, file);
  }
}

/** The file is bad: the server says what is wrong in its other rows, so that all of it is told at once. */
function* tellBadFile(fileName: string, { count: rows, errors, rest }: FaultyReading): SagaGenerator<void> {
  if (!rest) return yield* tellErrors({ fileName, rows, checked: 'nothing' }, errors);
  yield* put(reviewBegun({ rows: rest.sound.count }));
  const review = yield* send(rest.sound, null);
  const all = 'revisadas' in review ? yield* joinErrors(review.errores, rest.own) : null;
  yield* tellErrors({ fileName, rows, checked: all ? 'part' : 'nothing' }, all ?? errors);
}

/** The rows are kept here, from the file to what the backend says of them; the state has only what is shown. */
function* importFile(file: File): SagaGenerator<void> {
  const reading = yield* readFile(file);
  if (reading.kind === 'unreadable') return void (yield* put(fileRefused({ message: reading.message })));
  if (reading.kind === 'faulty') return yield* tellBadFile(file.name, reading);
  const { rows, unusedColumns } = reading;
  for (let isRenewed = false; ; isRenewed = true) {
    const review = yield* sendUntilAnswered(rows, null);
    if (review === null || review === 'stale') return;
    if (review.errores.length > 0) return yield* tellFound(file.name, review);
    yield* put(reviewed({ counts: countsOf(review), changes: review.cambios, unusedColumns, isRenewed }));
    yield* take(saveConfirmed);
    const report = yield* sendUntilAnswered(rows, review.huella);
    // Somebody else has saved since: what is saved is what was reviewed.
    if (report === 'stale') continue;
    if (report === null) return;
    if (report.errores.length > 0) return yield* tellFound(file.name, report);
    return void (yield* put(saved({ counts: countsOf(report) })));
  }
}

/** What only the server can find. */
function* tellFound(fileName: string, { errores, revisadas: rows }: ImportReport): SagaGenerator<void> {
  const all = yield* joinErrors(errores, null);
  if (all) yield* tellErrors({ fileName, rows, checked: 'all' }, all);
  else yield* put(fileRefused({ message: INTERRUPTED }));
}

function countsOf({ revisadas, nuevas, cambiadas, iguales }: ImportReport) {
  return { revisadas, nuevas, cambiadas, iguales };
}

/** The person does without it, leaves the page, or the session ends. */
function* calledOff(): SagaGenerator<void> {
  do yield* take([importDismissed, locationChanged, ...SESSION_ENDINGS]);
  while ((yield* select(selectImport)).status !== 'idle');
}

function* follow({ meta }: ReturnType<typeof fileChosen>): SagaGenerator<void> {
  yield* race([call(importFile, meta.secret.file), call(calledOff)]);
}

/** Another file takes the place of the one before, unless that one is being saved: the machine does not take it then. */
export function* importSaga(): SagaGenerator<void> {
  let last: Task | undefined;
  for (;;) {
    const chosen = yield* take(fileChosen);
    if ((yield* select(selectImport)).status !== 'reading') continue;
    if (last) yield* cancel(last);
    last = yield* fork(surviving(follow), chosen);
  }
}
