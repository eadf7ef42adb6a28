import { buffers, channel, type Channel } from 'redux-saga';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { replicaSchema } from '#domain/answers/allocationAnswers.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { runJobInWorker, RunInterrupted } from './runInWorker';
import { InvalidMarket } from '#allocation/violations.ts';
import type { Job, RunOutcome } from '#allocation/workerMessages.ts';
import { etapas } from '../etapas';
import { etapaCall } from '../resultsPaths';
import {
  runCancelled,
  runFailed,
  runFinished,
  runFoundInvalid,
  runProgressed,
  runRequested,
  runStarted,
  isUnderWay,
  selectRun,
} from './runSlice';
import type { RunProgress, RunFailure, WantedRun } from './runState';
import { listFailureOf } from './listFailure';
import { isDrawn, SEMILLA_IS_OFFICIAL } from './simulationSemilla';

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
  while (isUnderWay(yield* select(selectRun)));
}

const performRun = surviving(function* (wanted: WantedRun): SagaGenerator<void> {
  try {
    const file = yield* listOf(wanted);
    if (file === null) {
      yield* put(runFailed({ message: 'El archivo ya no está a la mano. Elíjalo otra vez', wayOn: 'none' }));
      return;
    }
    if (wanted.purpose === 'simulacion' && (yield* isDrawn(wanted.semilla))) {
      yield* put(runFailed({ message: SEMILLA_IS_OFFICIAL, wayOn: 'none' }));
      yield* put(etapas.events.outdated());
      return;
    }
    yield* put(runStarted());
    yield* put(runFinished(yield* runInWorker(file, wanted)));
  } catch (error) {
    yield* tellFailure(error);
  }
});

/** The list as a replication file: the stage's, or the person's own; null: that one is not held any more. */
function* listOf({ file, etapa }: WantedRun): SagaGenerator<Blob | null> {
  const { files, http } = yield* services();
  if (file) return files.get(file.id) ?? null;
  const answer = yield* callWithSignal((signal) => http.get(`${etapaCall(etapa)}/replica`, { signal }));
  const { success, output } = safeParse(replicaSchema, answer);
  if (!success) throw new HttpError({ kind: 'notJson', status: 200 });
  return new Blob([output.contenido], { type: 'text/csv' });
}

function* runInWorker(file: Blob, { semilla, purpose: proposito }: WantedRun): SagaGenerator<RunOutcome> {
  const { workers } = yield* services();
  // The latest counts: an older one that was not told yet is out of date.
  const progressChannel = channel<RunProgress>(buffers.sliding(1));
  const notify = inWholePercents((progress) => progressChannel.put(progress));
  const { result } = yield* race({
    result: callWithSignal(async (signal) => {
      // With this file, but run only here: it says `import.meta`, which only a browser's bundle knows.
      const { createAllocationWorker: crearTrabajador } = await import(/* webpackMode: "eager" */ './createAllocationWorker');
      const job: Job = { kind: 'replica', file, semilla, isSimulation: proposito === 'simulacion' };
      return runJobInWorker(job, { createWorker: () => workers.start(crearTrabajador), reportProgress: notify, signal });
    }),
    never: call(tellProgress, progressChannel),
  });
  if (!result) throw new Error('The progress is told until the run ends');
  return result;
}

function* tellProgress(progressChannel: Channel<RunProgress>): SagaGenerator<never> {
  for (;;) yield* put(runProgressed(yield* take(progressChannel)));
}

/** A worker tells of its progress thousands of times: what a person could not see is left out. */
function inWholePercents(tell: (progress: RunProgress) => void) {
  let last = '';
  return (phase: RunProgress['phase'], done: number, total: number): void => {
    const percent = `${phase} ${Math.floor((100 * done) / Math.max(total, 1))}`;
    if (percent === last) return;
    last = percent;
    tell({ phase, done, total });
  };
}

/** The worker's file goes with its build: no run can begin any more. */
const REPLACED: RunFailure = {
  message:
    'Hay una versión nueva de la aplicación, y esta página ya no puede calcular. Vuelva a cargar la página y repita el cálculo. No se guardó ni se publicó nada.',
  wayOn: 'reload',
};

function* tellFailure(error: unknown): SagaGenerator<void> {
  if (error instanceof InvalidMarket) {
    yield* put(runFoundInvalid({ violations: error.violations, total: error.total }));
  } else if (error instanceof RunInterrupted) {
    const { deployment } = yield* services();
    const isReplaced = yield* call([deployment, 'isReplaced']);
    yield* put(runFailed(isReplaced ? REPLACED : { message: error.message, wayOn: 'again' }));
  } else {
    const failure = listFailureOf(error);
    yield* put('violations' in failure ? runFoundInvalid(failure) : runFailed({ ...failure, wayOn: 'again' }));
    // A fault of our own is told like the server's; it is reported too.
    if (!(error instanceof HttpError)) throw error;
  }
}
