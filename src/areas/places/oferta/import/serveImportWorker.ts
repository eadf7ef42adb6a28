import { writeCsv } from '#domain/csv.ts';
import { CSV_TYPE } from '#areas/places/csvType.ts';
import type { RowError } from '#domain/contractTypes.ts';
import type { WorkerNews, WorkProgress } from '#services/workers/createWorkerJob.ts';
import { summarizeErrors, type CountedErrors } from './countErrors';
import { CONFIRMATION_FORMAT, MATRICULA_FORMAT, OFERTA_FORMAT, SEDE_FORMAT } from './rowFormats';
import { readRowFile, type NotifyRead, type RowFileReading } from './readRowFile';
import {
  parseImportJob,
  parseErrors,
  type ErrorReport,
  type FileReading,
  type OwnErrors,
  type ReadJob,
  type SentRows,
  type WrittenFile,
} from './importMessages';

type Result = FileReading | ErrorReport | WrittenFile;

/** Sends a message to the page. */
type Tell = (news: WorkerNews<WorkProgress, Result>) => void;

/** What the worker does with a message from the page. */
export async function serveImportWorker(message: unknown, tell: Tell): Promise<void> {
  try {
    const job = parseImportJob(message);
    tell({ kind: 'result', result: await doJob(job, tell) });
  } catch (error) {
    tell({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
  }
}

function doJob(job: ReturnType<typeof parseImportJob>, tell: Tell): Promise<Result> | Result {
  switch (job.kind) {
    case 'read':
      return readCsv(job, tell);
    case 'join':
      return join(job.found, job.own);
    case 'write':
      return { file: new Blob([writeCsv(job.columns, job.rows)], { type: CSV_TYPE }) };
  }
}

type ReadFile = (file: Blob, matches: ReadJob['matches'], notify: NotifyRead) => Promise<RowFileReading>;

const readAs: Readonly<Record<ReadJob['rows'], ReadFile>> = {
  oferta: (file, matches, notify) => readRowFile(file, OFERTA_FORMAT, matches, notify),
  matricula: (file, matches, notify) => readRowFile(file, MATRICULA_FORMAT, matches, notify),
  sede: (file, matches, notify) => readRowFile(file, SEDE_FORMAT, matches, notify),
  confirmacion: (file, matches, notify) => readRowFile(file, CONFIRMATION_FORMAT, matches, notify),
};

async function readCsv({ rows, file, matches }: ReadJob, tell: Tell): Promise<FileReading> {
  const notify = (done: number) => tell({ kind: 'progress', progress: { done, total: file.size } });
  const reading = await readAs[rows](file, matches, notify);
  if (reading.kind === 'unreadable' || reading.kind === 'unmatched') return reading;
  if (reading.kind === 'read') return { ...reading, rows: asJson(reading.rows) };
  const { kind, count, counted, sound } = reading;
  const rest = sound.length > 0 ? { sound: asJson(sound), own: asOwnErrors(counted) } : null;
  return { kind, count, errors: summarizeErrors(counted), rest };
}

function asOwnErrors({ errors, total }: CountedErrors): OwnErrors {
  return { list: new Blob([JSON.stringify(errors)]), total };
}

function asJson(rows: readonly object[]): SentRows {
  return { count: rows.length, json: new Blob([JSON.stringify(rows)]) };
}

/** In the order of their lines, those of the file by itself first where a line has both. */
async function join(found: readonly RowError[], own: OwnErrors | null): Promise<ErrorReport> {
  const ownErrors = own ? parseErrors(await own.list.text()) : [];
  const errors = [...ownErrors, ...found].sort((one, other) => one.fila - other.fila);
  return summarizeErrors({ total: (own?.total ?? 0) + found.length, errors });
}
