import type { SagaGenerator } from 'typed-redux-saga';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { services } from '#core/saga/services.ts';
import { ownTask } from '#services/loading/ownTask.ts';

/** A picture of less is sent as it is: little is won. */
const LARGE_BYTES = 1024 * 1024;

/**
 * A large photograph made smaller, so that it goes over a slow line; any other file, and what no browser reads, as it is.
 * Some systems call a photograph just bytes: all but a PDF is tried.
 */
export function* lighterFile(file: File): SagaGenerator<File> {
  if (file.size <= LARGE_BYTES || /pdf$/i.test(file.type) || /\.pdf$/i.test(file.name)) return file;
  const { workers } = yield* services();
  return yield* callWithSignal(async (signal) => {
    try {
      const { shrinkInWorker } = await ownTask(import(/* webpackChunkName: "solicitud" */ './shrinkInWorker'));
      return await shrinkInWorker(file, workers, signal);
    } catch {
      // A browser too old for it, a picture that it does not read, a line that is down: the server says what is wrong.
      return file;
    }
  });
}
