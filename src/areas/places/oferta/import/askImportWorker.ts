import { askWorker, WorkerLost } from '#services/workers/askWorker.ts';
import type { WorkerHandle } from '#services/workers/workersTypes.ts';
import type { RowError } from '#domain/contractTypes.ts';
import { parseImportNews, type ImportJob, type ErrorReport, type ImportNews, type OwnErrors } from './importMessages';

/** How a worker is started and called off. */
export interface WorkerTerms {
  start: () => WorkerHandle;
  signal: AbortSignal;
}

/** What came of reading a file. */
export type FileReading = Extract<ImportNews, { kind: 'leido' | 'erroneo' | 'ilegible' }>;

/** Reads a chosen file in a worker. @throws WorkerLost, WorkerCalledOff */
export function askToRead(file: File, notify: (percent: number) => void, terms: WorkerTerms): Promise<FileReading> {
  return ask<FileReading>({ kind: 'leer', file }, terms, (news) => {
    switch (news.kind) {
      case 'progreso':
        notify(news.percent);
        return undefined;
      case 'leido':
      case 'erroneo':
      case 'ilegible':
        return { answer: news };
      case 'juntado':
      case 'error':
        throw new WorkerLost(news);
    }
  });
}

/**
 * Puts what the server found beside what was found in the file, in a worker: thousands would hold the page up.
 * @throws WorkerLost, WorkerCalledOff
 */
export function askToJoin(found: readonly RowError[], own: OwnErrors | null, terms: WorkerTerms): Promise<ErrorReport> {
  return ask<ErrorReport>({ kind: 'juntar', found, own }, terms, (news) => {
    if (news.kind !== 'juntado') throw new WorkerLost(news);
    return { answer: news.errors };
  });
}

function ask<Answer>(message: ImportJob, { start, signal }: WorkerTerms, hear: (news: ImportNews) => { answer: Answer } | undefined): Promise<Answer> {
  return askWorker({ start: start, message, parse: parseImportNews, hear, signal });
}
