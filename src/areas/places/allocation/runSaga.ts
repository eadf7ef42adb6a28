import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { replicaSchema } from '#domain/answers/allocationAnswers.ts';
import { ask } from '#core/saga/ask.ts';
import { callWorker } from '#core/saga/callWorker.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { allocationJob } from '#services/workers/allocationJob.ts';
import { WorkerLost } from '#services/workers/createWorkerJob.ts';
import { etapas } from '../etapas';
import { etapaCall } from '../resultsPaths';
import { INTERRUPTED, REPLACED } from './allocationTexts';
import { heldFile } from './heldFiles';
import {
  runCancelled,
  runFailed,
  runFinished,
  runFoundInvalid,
  runProgressed,
  runRequested,
  runStarted,
  selectIsRunning,
  selectRun,
} from './runSlice';
import type { WantedRun } from './runState';
import { listFailureOf } from './listFailure';
import { drawnSemillas, SEMILLA_IS_OFFICIAL } from './simulationSemilla';
import { chosenYear, forYear } from '../yearly';

/** Runs what is asked for in a worker, one at a time; calling it off, leaving the page or the session ends the worker. */
export function* runSaga(): SagaGenerator<void> {
  for (;;) {
    yield* take(runRequested);
    const state = yield* select(selectRun);
    if (state.status === 'reading') yield* race([call(performRun, state.wanted), call(ended)]);
  }
}

/** Until the run is not under way any more, other than by its own end. */
function* ended(): SagaGenerator<void> {
  do yield* take([runCancelled, locationChanged, ...SESSION_ENDINGS]);
  while (yield* select(selectIsRunning));
}

const performRun = surviving(function* (wanted: WantedRun): SagaGenerator<void> {
  try {
    const file = yield* listOf(wanted);
    if (file === null) {
      yield* put(runFailed({ message: 'El archivo ya no está a la mano. Elíjalo otra vez', wayOn: 'none' }));
      return;
    }
    if (wanted.purpose === 'simulate' && (yield* drawnSemillas()).includes(wanted.semilla)) {
      yield* put(runFailed({ message: SEMILLA_IS_OFFICIAL, wayOn: 'none' }));
      yield* put(etapas.events.outdated());
      return;
    }
    yield* put(runStarted());
    const job = { file, semilla: wanted.semilla, isSimulation: wanted.purpose === 'simulate' };
    const result = yield* callWorker(allocationJob, job, runProgressed);
    if (result.kind === 'done') yield* put(runFinished(result.outcome));
    else yield* put(runFoundInvalid({ violations: result.violations, total: result.total }));
  } catch (error) {
    yield* tellFailure(error);
  }
});

/** The list as a replication file: the stage's, or the person's own; null: that one is not held any more. */
function* listOf({ file, etapa }: WantedRun): SagaGenerator<Blob | null> {
  if (file) return heldFile(file.id) ?? null;
  const replica = forYear(`${etapaCall(etapa)}/replica`, yield* chosenYear());
  const { contenido } = yield* ask(replicaSchema, (http, options) => http.get(replica, options));
  return new Blob([contenido], { type: 'text/csv' });
}

function* tellFailure(error: unknown): SagaGenerator<void> {
  if (error instanceof WorkerLost) {
    const { deployment } = yield* services();
    const isReplaced = yield* call([deployment, 'isReplaced']);
    yield* put(runFailed(isReplaced ? { message: REPLACED, wayOn: 'reload' } : { message: INTERRUPTED, wayOn: 'again' }));
  } else {
    const failure = listFailureOf(error);
    yield* put('violations' in failure ? runFoundInvalid(failure) : runFailed({ ...failure, wayOn: 'again' }));
    // A fault of our own is told like the server's; it is reported too.
    if (!(error instanceof HttpError)) throw error;
  }
}
