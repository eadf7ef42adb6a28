import { buffers, channel, type Channel } from 'redux-saga';
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { allocationJob } from '#services/workers/allocationJob.ts';
import { WorkerLost } from '#services/workers/createWorkerJob.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { callWorker } from '#core/saga/callWorker.ts';
import { services } from '#core/saga/services.ts';
import { checkFailed, checkFinished, checkProgressed, fileFetched, fileProgressed, foundInvalid } from './checkSlice';
import type { WantedCheck } from './checkState';
import { fileCall } from './proofPaths';

/** Fetches a published file and runs it in a worker by the published seed. Gives false when the worker was lost. */
export function* repeatRun(wanted: WantedCheck): SagaGenerator<boolean> {
  try {
    const file = yield* fetchFile(wanted);
    yield* put(fileFetched());
    const job = { file, semilla: wanted.semilla, hashesFile: true };
    const result = yield* callWorker(allocationJob, job, checkProgressed);
    if (result.kind === 'invalid') yield* put(foundInvalid({ violations: result.violations, total: result.total }));
    else yield* put(checkFinished({ bytes: file.size, fileHash: result.fileHash ?? '', outcome: result.outcome }));
    return true;
  } catch (error) {
    if (error instanceof WorkerLost) return false;
    if (!(error instanceof HttpError)) throw error;
    yield* put(checkFailed({ message: problemMessage(error.failure), wayOn: 'again' }));
    return true;
  }
}

function* fetchFile({ etapa, tanda }: WantedCheck): SagaGenerator<Blob> {
  const { http } = yield* services();
  // The latest counts: an older one that was not told yet is out of date.
  const come = channel<number>(buffers.sliding(1));
  const { file } = yield* race({
    file: callWithSignal((signal) => http.getFile(fileCall(etapa, tanda), { signal, onProgress: come.put })),
    never: call(tellProgress, come),
  });
  if (!file) throw new Error('The progress is told until the file is there');
  return file;
}

function* tellProgress(come: Channel<number>): SagaGenerator<never> {
  for (;;) yield* put(fileProgressed({ bytes: yield* take(come) }));
}
