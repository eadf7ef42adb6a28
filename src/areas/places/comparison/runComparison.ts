import { all, call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { HttpError } from '#services/http/httpTypes.ts';
import { replicaSchema } from '#domain/answers/allocationAnswers.ts';
import { rasgosDeListaSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { ask } from '#core/saga/ask.ts';
import { callWorker } from '#core/saga/callWorker.ts';
import { services } from '#core/saga/services.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { comparisonJob } from '#services/workers/comparisonJob.ts';
import { WorkerLost } from '#services/workers/createWorkerJob.ts';
import { listFailureOf } from '../allocation/listFailure';
import { drawnSemillas, SEMILLA_IS_OFFICIAL } from '../allocation/simulationSemilla';
import { CSV_TYPE } from '../csvType';
import { convocatoria } from '../publicConvocatoria';
import { etapaCall } from '../resultsPaths';
import { comparisonData } from './comparisonData';
import { comparisonFailed, comparisonFinished, comparisonProgressed, selectComparison } from './comparisonSlice';
import type { WantedComparison } from './comparisonState';
import { chosenYear, forYear } from '../yearly';

/** Fetches the list and compares in a worker. Gives false when the worker was lost. */
export function* runComparison(wanted: WantedComparison): SagaGenerator<boolean> {
  try {
    const drawn = yield* drawnSemillas();
    const variants = wanted.variants.map(({ variant }) => variant);
    if (variants.some(({ semilla }) => drawn.includes(semilla))) {
      yield* put(comparisonFailed({ messages: [SEMILLA_IS_OFFICIAL], wayOn: 'none' }));
      return true;
    }
    const list = yield* listOf(wanted.etapa);
    const semillas = wanted.semillas.filter((one) => !drawn.includes(one));
    const job = { ...list, facts: yield* factsNow(), variants, semillas };
    const result = yield* callWorker(comparisonJob, job, comparisonProgressed);
    if (result.kind === 'done') yield* put(comparisonFinished(result.comparison));
    else yield* put(comparisonFailed({ messages: result.violations, wayOn: 'none' }));
  } catch (error) {
    if (error instanceof WorkerLost) return false;
    const failure = listFailureOf(error);
    yield* put(comparisonFailed({ messages: 'violations' in failure ? failure.violations : [failure.message], wayOn: 'again' }));
    // A fault of our own is told like the server's; it is reported too.
    if (!(error instanceof HttpError)) throw error;
  }
  return true;
}

function* listOf(etapa: string): SagaGenerator<{ file: Blob; rasgos: string }> {
  const year = yield* chosenYear();
  const at = (file: string) => forYear(`${etapaCall(etapa)}/${file}`, year);
  const { replica, rasgos } = yield* all({
    replica: call(() => ask(replicaSchema, (http, options) => http.get(at('replica'), options))),
    rasgos: call(() => ask(rasgosDeListaSchema, (http, options) => http.get(at('rasgos'), options))),
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
    hermanos: data?.hermanos ?? null,
    grados: catalogos?.grados.map(({ grado }) => grado) ?? [],
    ofertas: data?.ofertas ?? [],
  };
}

/** The library that writes the file comes with the first one. */
export function* exportFigures(): SagaGenerator<void> {
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
