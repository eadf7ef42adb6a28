import { buffers, channel, type Channel } from 'redux-saga';
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { WorkerLost } from '#services/workers/askWorker.ts';
import type { RowError } from '#domain/contractTypes.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { services } from '#core/saga/services.ts';
import { readProgressed } from './ofertaImport';
import type { ErrorReport, OwnErrors } from './importMessages';
import { askToJoin, askToRead, type FileReading, type WorkerTerms } from './askImportWorker';

/** Room for more than a million rows; what is larger is no file of places. */
const MOST_BYTES = 100 * 1024 * 1024;

const TOO_LARGE = 'El archivo pesa más de 100 MB. Divídalo en varios.';
export const INTERRUPTED = 'La lectura del archivo se interrumpió. Verifique su conexión y elíjalo de nuevo.';

/** Reads a chosen file in a worker, with word of its progress. */
export function* readFile(file: File): SagaGenerator<FileReading> {
  if (file.size > MOST_BYTES) return { kind: 'ilegible', message: TOO_LARGE };
  // The latest counts: an older one that was not told yet is out of date.
  const progress = channel<number>(buffers.sliding(1));
  try {
    const { reading } = yield* race({
      reading: call(inWorker<FileReading>, (terms: WorkerTerms) => askToRead(file, progress.put, terms)),
      never: call(tellProgress, progress),
    });
    if (!reading) throw new Error('The progress is told until the file is read');
    return reading;
  } catch (error) {
    if (error instanceof WorkerLost) return { kind: 'ilegible', message: INTERRUPTED };
    throw error;
  }
}

/** What the server found, beside what was found in the file; null: it could not be done. */
export function* joinErrors(found: readonly RowError[], own: OwnErrors | null): SagaGenerator<ErrorReport | null> {
  try {
    return yield* inWorker((terms) => askToJoin(found, own, terms));
  } catch (error) {
    if (error instanceof WorkerLost) return null;
    throw error;
  }
}

function* inWorker<Answer>(ask: (terms: WorkerTerms) => Promise<Answer>): SagaGenerator<Answer> {
  const { workers } = yield* services();
  return yield* callWithSignal(async (signal) => {
    // With this file, but run only here: it says `import.meta`, which only a browser's bundle knows.
    const { createImportWorker } = await import(/* webpackMode: "eager" */ './createImportWorker');
    return ask({ start: () => workers.start(createImportWorker), signal });
  });
}

function* tellProgress(progress: Channel<number>): SagaGenerator<never> {
  for (;;) yield* put(readProgressed({ percent: yield* take(progress) }));
}
