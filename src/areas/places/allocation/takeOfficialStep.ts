import { call, put, race, select, take, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapas } from '../etapas';
import { allocationAt } from '../allocationPaths';
import { agreement } from './agreement';
import { questionOf } from './allocationTexts';
import { officialStep, officialStepRequested, type OfficialStep } from './officialStep';
import {
  runCancelled,
  runFailed,
  runFinished,
  runFoundInvalid,
  runRequested,
  runRetried,
  selectIsRunning,
  selectRun,
} from './runSlice';
import type { WantedRun } from './runState';
import { chosenYear } from '../yearly';

/** Takes the steps of the official runs, one at a time, and keeps the stages as the server has them. */
export function* officialStepSaga(): SagaGenerator<void> {
  yield* takeLeading(officialStepRequested, asking(takeOfficialStep));
  yield* takeLeading(runRetried, surviving(retryRun));
  yield* takeEvery(officialStep.events.answered, surviving(followTaken));
  yield* takeEvery(runRequested, surviving(forgetDone));
}

/** From the question to what is sent; what the person saw is what they confirm, so its version goes along. */
function* takeOfficialStep(
  asked: Asked,
  { payload: { etapa: codigo, step } }: ReturnType<typeof officialStepRequested>,
): SagaGenerator<void> {
  const etapa = yield* etapaNow(codigo);
  if (!etapa) return;
  const question = questionOf(step, etapa, yield* select(selectTimeZone));
  if (question && !(yield* confirmedThere(asked, question, codigo))) return;
  switch (step.kind) {
    case 'freeze':
    case 'registerSemilla':
    case 'moveList':
    case 'closeList':
    case 'annul':
    case 'decideAnnulment':
      return yield* submit({ ...step, etapa: codigo, version: etapa.version });
    case 'register':
    case 'compare':
      if (etapa.semilla === null) return;
      return yield* runOfficially({ purpose: step.kind, etapa: codigo, semilla: etapa.semilla, file: null });
    case 'publish':
      return yield* submitResult('publish', etapa);
  }
}

/** A run that failed or was called off, once more: what it is for was confirmed already. */
function* retryRun({ payload: wanted }: ReturnType<typeof runRetried>): SagaGenerator<void> {
  if (wanted.purpose === 'simulate') yield* put(runRequested(wanted));
  else yield* runOfficially(wanted);
}

/** Runs the official list in this browser; what is to be registered is, as soon as it is computed. */
function* runOfficially(wanted: WantedRun): SagaGenerator<void> {
  yield* put(runRequested(wanted));
  const { finished } = yield* race({
    finished: take(runFinished),
    without: take([runFoundInvalid, runFailed, runCancelled]),
    left: call(etapaLeft, wanted.etapa),
    ended: take([...SESSION_ENDINGS]),
  });
  if (!finished || wanted.purpose !== 'register') return;
  const etapa = yield* etapaNow(wanted.etapa);
  if (etapa) yield* submitResult('register', etapa);
}

/** What was computed here is sent unless it is not one to use. */
function* submitResult(kind: 'register' | 'publish', etapa: Etapa): SagaGenerator<void> {
  const run = yield* select(selectRun);
  if (run.status !== 'done' || agreement(etapa, run) !== 'agrees') return;
  const { inputHash, hash } = run.result;
  yield* submit({ kind, etapa: etapa.codigo, version: etapa.version, inputHash, hash });
}

function* submit(step: OfficialStep): SagaGenerator<void> {
  yield* put(officialStep.events.submitted({ ...step, ...(yield* chosenYear()) }));
}

/** A stage as the page shows it, while nothing is under way there; null: no step can be taken now. */
function* etapaNow(codigo: string): SagaGenerator<Etapa | null> {
  const reading = yield* select(etapas.select);
  const sending = yield* select(officialStep.select);
  if (reading.status !== 'ready' || sending.status === 'sending' || (yield* select(selectIsRunning))) return null;
  return reading.data.elementos.find((etapa) => etapa.codigo === codigo) ?? null;
}

/** The person's answer; no when they go on to another stage meanwhile: what they see is what they confirm. */
function* confirmedThere(asked: Asked, question: Dialog, codigo: string): SagaGenerator<boolean> {
  const { answer } = yield* race({ answer: call(confirmed, asked, question), left: call(etapaLeft, codigo) });
  return answer ?? false;
}

function* etapaLeft(codigo: string): SagaGenerator<void> {
  for (;;) {
    const location = yield* select(selectLocation);
    if (location.status === 'known' && allocationAt(location) !== codigo) return;
    yield* take(locationChanged);
  }
}

/** What was done before is not told beside what comes of the next run. */
function* forgetDone(): SagaGenerator<void> {
  if ((yield* select(officialStep.select)).status === 'sent') yield* put(officialStep.events.dismissed());
}

/** What is answered is how the stage stands now; the others may have new steps for it. */
function* followTaken({ payload: { answer } }: ReturnType<typeof officialStep.events.answered>): SagaGenerator<void> {
  const reading = yield* select(etapas.select);
  if (reading.status !== 'ready') return;
  const elementos = reading.data.elementos.map((etapa) => (etapa.codigo === answer.codigo ? answer : etapa));
  yield* put(etapas.events.replaced({ params: reading.params, data: { ...reading.data, elementos } }));
  yield* put(etapas.events.outdated());
}
