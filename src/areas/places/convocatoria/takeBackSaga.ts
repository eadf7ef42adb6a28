import { createAction } from '@reduxjs/toolkit';
import { put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { question } from '#services/dialogs/question.ts';
import { AREA } from '../placesPaths';
import { convocatoria } from '../publicConvocatoria';
import { chosenYear } from '../yearly';
import { convocatoriaRules } from './convocatoriaRules';
import { convocatoriaSave } from './convocatoriaSave';
import { lastExtension, takeBackStep, typedTakeBack } from './lastExtension';
import { rulesChanges } from './rulesChanges';

/** A second person confirms or rejects what was asked for; `version`: the extension's. */
export const decisionRequested = createAction<{ version: number; confirma: boolean }>(`${AREA}/lastExtension/decisionRequested`);

const CONFIRM = question(
  'Deshacer la ampliación',
  '¿Desea que las fechas sean otra vez las de antes? Se publica enseguida, con el motivo.',
  'Sí, deshacer',
);
const REJECT = question('Rechazar la petición', '¿Desea que las fechas ampliadas sigan?', 'Sí, rechazar');

function* decide(asked: Asked, { payload }: ReturnType<typeof decisionRequested>): SagaGenerator<void> {
  if (!(yield* confirmed(asked, payload.confirma ? CONFIRM : REJECT))) return;
  yield* put(takeBackStep.events.submitted({ kind: 'decide', ...payload, ...(yield* chosenYear()) }));
}

/** What was asked for is typed no more; an extension that was taken back is in the rules, and in what families see. */
function* followStep({ payload: { answer } }: ReturnType<typeof takeBackStep.events.answered>): SagaGenerator<void> {
  yield* put(lastExtension.events.replaced({ params: yield* chosenYear(), data: answer }));
  const sending = yield* select(takeBackStep.select);
  if (sending.status !== 'sent') return;
  if (sending.command.kind === 'ask') yield* put(typedTakeBack.events.settled({ done: null }));
  else for (const reading of [convocatoriaRules, rulesChanges, convocatoria]) yield* put(reading.events.outdated());
}

/** Other rules were saved: another extension is the last one. */
function* readAgain(): SagaGenerator<void> {
  yield* put(lastExtension.events.outdated());
}

export function* takeBackSaga(): SagaGenerator<void> {
  yield* takeLeading(decisionRequested, asking(decide));
  yield* takeEvery(takeBackStep.events.answered, surviving(followStep));
  yield* takeEvery(convocatoriaSave.events.answered, surviving(readAgain));
}
