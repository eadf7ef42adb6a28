import { all, call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { replicaSchema } from '#domain/answers/allocationAnswers.ts';
import { rasgosDeListaSchema } from '#domain/answers/comparisonAnswers.ts';
import { ask } from '#core/saga/ask.ts';
import { callWorker } from '#core/saga/callWorker.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { comparisonJob } from '#services/workers/comparisonJob.ts';
import { WorkerLost } from '#services/workers/createWorkerJob.ts';
import { INTERRUPTED, REPLACED } from '../allocation/allocationTexts';
import { listFailureOf } from '../allocation/listFailure';
import { drawnSemillas, SEMILLA_IS_OFFICIAL } from '../allocation/simulationSemilla';
import { CSV_TYPE } from '../csvType';
import { convocatoria } from '../publicConvocatoria';
import { etapaCall } from '../resultsPaths';
import { comparisonData } from './comparisonData';
import {
  comparisonCancelled,
  comparisonExported,
  comparisonFailed,
  comparisonFinished,
  comparisonProgressed,
  comparisonRequested,
  selectComparison,
} from './comparisonSlice';
import type { WantedComparison } from './comparisonState';

/** Compares what is asked for in a worker, one at a time; calling it off, leaving the page or the session ends the worker. */
export function* comparisonSaga(): SagaGenerator<void> {
  yield* takeEvery(comparisonExported, surviving(exportFigures));
  for (;;) {
    yield* take(comparisonRequested);
    const state = yield* select(selectComparison);
    if (state.status === 'running') yield* race([call(compare, state.wanted), call(ended)]);
  }
}

/** Until it is not under way any more, other than by its own end. */
function* ended(): SagaGenerator<void> {
  do yield* take([comparisonCancelled, locationChanged, ...SESSION_ENDINGS]);
  while ((yield* select(selectComparison)).status === 'running');
}

const compare = surviving(function* (wanted: WantedComparison): SagaGenerator<void> {
  try {
    const drawn = yield* drawnSemillas();
    const variants = wanted.variants.map(({ variant }) => variant);
    if (variants.some(({ semilla }) => drawn.includes(semilla))) {
      yield* put(comparisonFailed({ messages: [SEMILLA_IS_OFFICIAL], wayOn: 'none' }));
      return;
    }
    const list = yield* listOf(wanted.etapa);
    const semillas = wanted.semillas.filter((one) => !drawn.includes(one));
    const job = { ...list, facts: yield* factsNow(), variants, semillas };
    const result = yield* callWorker(comparisonJob, job, comparisonProgressed);
    if (result.kind === 'done') yield* put(comparisonFinished(result.comparison));
    else yield* put(comparisonFailed({ messages: result.violations, wayOn: 'none' }));
  } catch (error) {
    yield* tellFailure(error);
  }
});

function* listOf(etapa: string): SagaGenerator<{ file: Blob; rasgos: string }> {
  const { replica, rasgos } = yield* all({
    replica: call(() => ask(replicaSchema, (http, options) => http.get(`${etapaCall(etapa)}/replica`, options))),
    rasgos: call(() => ask(rasgosDeListaSchema, (http, options) => http.get(`${etapaCall(etapa)}/rasgos`, options))),
  });
  return { file: new Blob([replica.contenido], { type: CSV_TYPE }), rasgos: rasgos.contenido };
}

/** What the page was read with, by which its variants were typed. */
function* factsNow() {
  const data = shownData(yield* select(comparisonData.select));
  const catalogos = shownData(yield* select(convocatoria.select))?.catalogos;
  const codes = (entries: readonly { codigo: string }[] = []) => entries.map(({ codigo }) => codigo);
  return {
    condiciones: codes(catalogos?.condiciones),
    comunas: codes(catalogos?.comunas),
    prioridades: data?.prioridades ?? [],
    reservas: data?.reservas ?? [],
    ofertas: data?.ofertas ?? [],
  };
}

function* tellFailure(error: unknown): SagaGenerator<void> {
  if (error instanceof WorkerLost) {
    const { deployment } = yield* services();
    const isReplaced = yield* call([deployment, 'isReplaced']);
    yield* put(comparisonFailed({ messages: [isReplaced ? REPLACED : INTERRUPTED], wayOn: isReplaced ? 'reload' : 'again' }));
    return;
  }
  const failure = listFailureOf(error);
  const messages = 'violations' in failure ? failure.violations : [failure.message];
  yield* put(comparisonFailed({ messages, wayOn: 'again' }));
  // A fault of our own is told like the server's; it is reported too.
  if (!(error instanceof HttpError)) throw error;
}

/** The library that writes the file comes with the first one. */
function* exportFigures(): SagaGenerator<void> {
  const state = yield* select(selectComparison);
  if (state.status !== 'done') return;
  const catalogos = shownData(yield* select(convocatoria.select))?.catalogos ?? null;
  const { writeComparison } = yield* call(() => import(/* webpackChunkName: "comparisonFile" */ './writeComparison'));
  const { files } = yield* services();
  yield* call(
    [files, 'download'],
    `comparacion-${state.wanted.etapa}.csv`,
    CSV_TYPE,
    writeComparison(state.wanted, state.comparison, catalogos),
  );
}
