import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { showDialog } from '#core/saga/showDialog.ts';
import { etapas } from '../etapas';
import { agreement } from './agreement';
import type { stepRequested } from './wantedStep';
import { runRequested, isUnderWay, selectRun, type runFinished } from './runSlice';
import { stepSending } from './stepSending';
import { allocationAt } from '../allocationPaths';
import { questionOf } from './allocationTexts';

/** A stage as the page shows it, while nothing is under way there; null: no step can be taken now. */
function* etapaNow(codigo: string): SagaGenerator<Etapa | null> {
  const reading = yield* select(etapas.select);
  const sending = yield* select(stepSending.select);
  if (reading.status !== 'ready' || sending.status === 'sending' || isUnderWay(yield* select(selectRun))) return null;
  return reading.data.elementos.find((etapa) => etapa.codigo === codigo) ?? null;
}

/** The person's answer; no when they go on to another stage meanwhile: what they see is what they confirm. */
function* confirmed(question: Dialog, codigo: string): SagaGenerator<boolean> {
  const { answer } = yield* race({ answer: call(showDialog, question), left: call(etapaLeft, codigo) });
  return answer ?? false;
}

function* etapaLeft(codigo: string): SagaGenerator<void> {
  for (;;) {
    const location = yield* select(selectLocation);
    if (location.status === 'known' && allocationAt(location) !== codigo) return;
    yield* take(locationChanged);
  }
}

/** Takes a step once the person has confirmed it; what they saw is what they confirm, so its version is sent. */
export function* takeStep({ payload: { etapa: codigo, step } }: ReturnType<typeof stepRequested>): SagaGenerator<void> {
  const etapa = yield* etapaNow(codigo);
  if (!etapa) return;
  const question = questionOf(step);
  if (question && !(yield* confirmed(question, codigo))) return;
  const { version } = etapa;
  switch (step.kind) {
    case 'congelar':
    case 'mover_lista':
    case 'cerrar_lista':
      yield* put(stepSending.events.submitted({ kind: step.kind, etapa: codigo, version }));
      break;
    case 'sortear':
      yield* put(stepSending.events.submitted({ kind: 'sortear', etapa: codigo, version, semilla: step.semilla }));
      break;
    case 'calcular':
    case 'comparar':
      if (etapa.semilla === null) return;
      yield* put(
        runRequested({
          purpose: step.kind === 'calcular' ? 'registro' : 'publicacion',
          etapa: codigo,
          semilla: etapa.semilla,
          file: null,
        }),
      );
      break;
    case 'publicar': {
      const run = yield* select(selectRun);
      if (run.status !== 'done' || agreement(etapa, run) !== 'agrees') return;
      const { inputHash: huellaEntrada, hash: huella } = run.result;
      yield* put(stepSending.events.submitted({ kind: 'publicar', etapa: codigo, version, huellaLista: huellaEntrada, huella }));
      break;
    }
  }
}

/** The official result is registered as soon as it is computed, unless it is not one to use. */
export function* registerResult({ payload }: ReturnType<typeof runFinished>): SagaGenerator<void> {
  const run = yield* select(selectRun);
  if (run.status !== 'done' || run.wanted.purpose !== 'registro') return;
  const { etapa: codigo } = run.wanted;
  const etapa = yield* etapaNow(codigo);
  if (!etapa || agreement(etapa, run) !== 'agrees') return;
  const { inputHash: huellaEntrada, hash: huella } = payload;
  yield* put(
    stepSending.events.submitted({ kind: 'registrar', etapa: codigo, version: etapa.version, huellaLista: huellaEntrada, huella }),
  );
}

/** What is answered is how the stage stands now; the others may have new steps for it. */
export function* followTaken({ payload: { answer } }: ReturnType<typeof stepSending.events.answered>): SagaGenerator<void> {
  const reading = yield* select(etapas.select);
  if (reading.status !== 'ready') return;
  const elementos = reading.data.elementos.map((etapa) => (etapa.codigo === answer.codigo ? answer : etapa));
  yield* put(etapas.events.replaced({ params: reading.params, data: { ...reading.data, elementos } }));
  yield* put(etapas.events.outdated());
}

/** What the server refused may be due to a change that the page does not show: it is read again. */
export function* followRefused({ payload }: ReturnType<typeof stepSending.events.refused>): SagaGenerator<void> {
  const { reason } = payload.refusal;
  if (reason === 'stale' || reason === 'conflict' || reason === 'notFound') yield* put(etapas.events.outdated());
}
