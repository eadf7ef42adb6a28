import { buffers, channel, type Channel } from 'redux-saga';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionSlice.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { replicaSchema } from '#domain/answers/allocationAnswers.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { correr, CorridaInterrumpida } from './runInWorker';
import { MercadoInvalido } from '#allocation/violations.ts';
import type { Encargo, Hecho } from '#allocation/workerMessages.ts';
import { etapas } from '../etapas';
import { stageCall } from '../resultsPaths';
import {
  corridaCancelled,
  corridaFailed,
  corridaFinished,
  corridaFoundInvalid,
  corridaProgressed,
  corridaRequested,
  corridaStarted,
  isUnderWay,
  selectCorrida,
} from './runSlice';
import type { Avance, Falla, Pedido } from './runState';
import { listFailureOf } from './listFailure';
import { isDrawn, SEED_IS_OFFICIAL } from './simulationSemilla';

/** Runs what is asked for in a worker, one at a time; calling it off, leaving the page or the session ends the worker. */
export function* correrSaga(): SagaGenerator<void> {
  for (;;) {
    yield* take(corridaRequested);
    const state = yield* select(selectCorrida);
    if (state.status === 'reading') yield* race([call(run, state.pedido), call(ended)]);
  }
}

/** Until the run is not under way any more, other than by its own end. */
function* ended(): SagaGenerator<void> {
  do yield* take([corridaCancelled, locationChanged, ...SESSION_ENDINGS]);
  while (isUnderWay(yield* select(selectCorrida)));
}

const run = surviving(function* (pedido: Pedido): SagaGenerator<void> {
  try {
    const archivo = yield* listOf(pedido);
    if (archivo === null) {
      yield* put(corridaFailed({ message: 'El archivo ya no está a la mano. Elíjalo otra vez', wayOn: 'none' }));
      return;
    }
    if (pedido.proposito === 'simulacion' && (yield* isDrawn(pedido.semilla))) {
      yield* put(corridaFailed({ message: SEED_IS_OFFICIAL, wayOn: 'none' }));
      yield* put(etapas.events.outdated());
      return;
    }
    yield* put(corridaStarted());
    yield* put(corridaFinished(yield* runInWorker(archivo, pedido)));
  } catch (error) {
    yield* tellFailure(error);
  }
});

/** The list as a replication file: the stage's, or the person's own; null: that one is not held any more. */
function* listOf({ archivo, etapa }: Pedido): SagaGenerator<Blob | null> {
  const { files, http } = yield* services();
  if (archivo) return files.get(archivo.id) ?? null;
  const answer = yield* callWithSignal((signal) => http.get(`${stageCall(etapa)}/replica`, { signal }));
  const { success, output } = safeParse(replicaSchema, answer);
  if (!success) throw new HttpError({ kind: 'notJson', status: 200 });
  return new Blob([output.contenido], { type: 'text/csv' });
}

function* runInWorker(archivo: Blob, { semilla, proposito }: Pedido): SagaGenerator<Hecho> {
  const { workers } = yield* services();
  // The latest counts: an older one that was not told yet is out of date.
  const avances = channel<Avance>(buffers.sliding(1));
  const avisar = inWholePercents((avance) => avances.put(avance));
  const { hecho } = yield* race({
    hecho: callWithSignal(async (signal) => {
      // With this file, but run only here: it says `import.meta`, which only a browser's bundle knows.
      const { crearTrabajador } = await import(/* webpackMode: "eager" */ './createAllocationWorker');
      const encargo: Encargo = { tipo: 'replica', archivo, semilla, esSimulacion: proposito === 'simulacion' };
      return correr(encargo, { crear: () => workers.start(crearTrabajador), avisar, signal });
    }),
    never: call(tellProgress, avances),
  });
  if (!hecho) throw new Error('The progress is told until the run ends');
  return hecho;
}

function* tellProgress(avances: Channel<Avance>): SagaGenerator<never> {
  for (;;) yield* put(corridaProgressed(yield* take(avances)));
}

/** A worker tells of its progress thousands of times: what a person could not see is left out. */
function inWholePercents(tell: (avance: Avance) => void) {
  let last = '';
  return (fase: Avance['fase'], done: number, total: number): void => {
    const percent = `${fase} ${Math.floor((100 * done) / Math.max(total, 1))}`;
    if (percent === last) return;
    last = percent;
    tell({ fase, done, total });
  };
}

/** The worker's file goes with its build: no run can begin any more. */
const REPLACED: Falla = {
  message:
    'Hay una versión nueva de la aplicación, y esta página ya no puede calcular. Vuelva a cargar la página y repita el cálculo. No se guardó ni se publicó nada.',
  wayOn: 'reload',
};

function* tellFailure(error: unknown): SagaGenerator<void> {
  if (error instanceof MercadoInvalido) {
    yield* put(corridaFoundInvalid({ faltas: error.faltas, total: error.total }));
  } else if (error instanceof CorridaInterrumpida) {
    const { deployment } = yield* services();
    const isReplaced = yield* call([deployment, 'isReplaced']);
    yield* put(corridaFailed(isReplaced ? REPLACED : { message: error.message, wayOn: 'again' }));
  } else {
    const failure = listFailureOf(error);
    yield* put('faltas' in failure ? corridaFoundInvalid(failure) : corridaFailed({ ...failure, wayOn: 'again' }));
    // A fault of our own is told like the server's; it is reported too.
    if (!(error instanceof HttpError)) throw error;
  }
}
