import type { SagaGenerator } from 'typed-redux-saga';
import type { RowError } from '#domain/contractTypes.ts';
import { createWorkerJob, percentOf, WorkerLost, type WorkProgress } from '#services/workers/createWorkerJob.ts';
import { callWorker } from '#core/saga/callWorker.ts';
import type { DeclaredImport } from './declareImport';
import {
  errorReportSchema,
  fileReadingSchema,
  writtenFileSchema,
  readProgressSchema,
  type ErrorReport,
  type FileReading,
  type JoinJob,
  type OwnErrors,
  type ReadJob,
  type WriteJob,
  type WrittenFile,
} from './importMessages';

/** Room for more than a million rows; what is larger is no file of places. */
const MOST_BYTES = 100 * 1024 * 1024;

const TOO_LARGE = 'El archivo pesa más de 100 MB. Divídalo en varios.';
export const INTERRUPTED = 'La lectura del archivo se interrumpió. Verifique su conexión y elíjalo de nuevo.';

const load = async () => (await import(/* webpackMode: "eager" */ './createImportWorker')).createImportWorker;
const readJob = createWorkerJob<ReadJob, WorkProgress, FileReading>({
  load,
  progress: readProgressSchema,
  result: fileReadingSchema,
});
/** Thousands of errors would hold the page up. */
const joinJob = createWorkerJob<JoinJob, WorkProgress, ErrorReport>({
  load,
  progress: readProgressSchema,
  result: errorReportSchema,
});

const writeJob = createWorkerJob<WriteJob, WorkProgress, WrittenFile>({
  load,
  progress: readProgressSchema,
  result: writtenFileSchema,
});

const progressOf =
  ({ events }: DeclaredImport) =>
  (progress: WorkProgress) =>
    events.readProgressed({ percent: percentOf(progress) });

/** Reads a chosen file in a worker, with word of its progress. */
export function* readFile(imported: DeclaredImport, file: File, matches: ReadJob['matches'] = {}): SagaGenerator<FileReading> {
  if (file.size > MOST_BYTES) return { kind: 'unreadable', message: TOO_LARGE };
  try {
    return yield* callWorker(readJob, { kind: 'read', rows: imported.rows, file, matches }, progressOf(imported));
  } catch (error) {
    if (error instanceof WorkerLost) return { kind: 'unreadable', message: INTERRUPTED };
    throw error;
  }
}

/** What the server found, beside what was found in the file; null: it could not be done. */
export function* joinErrors(
  imported: DeclaredImport,
  found: readonly RowError[],
  own: OwnErrors | null,
): SagaGenerator<ErrorReport | null> {
  try {
    return yield* callWorker(joinJob, { kind: 'join', found: [...found], own }, progressOf(imported));
  } catch (error) {
    if (error instanceof WorkerLost) return null;
    throw error;
  }
}

/** Rows as a file; null: it could not be done. */
export function* writeFile(
  imported: DeclaredImport,
  columns: readonly string[],
  rows: readonly (string | number)[][],
): SagaGenerator<Blob | null> {
  try {
    const job: WriteJob = { kind: 'write', columns: [...columns], rows: [...rows] };
    return (yield* callWorker(writeJob, job, progressOf(imported))).file;
  } catch (error) {
    if (error instanceof WorkerLost) return null;
    throw error;
  }
}
