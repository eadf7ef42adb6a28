import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { convocatoria } from '../publicConvocatoria';
import { convocatoriaRules } from './convocatoriaRules';
import { convocatoriaSave } from './convocatoriaSave';
import { lastExtension, takeBackStep, typedTakeBack } from './lastExtension';
import { rulesChanges } from './rulesChanges';

/** What was asked for is typed no more; an extension that was taken back is in the rules, and in what families see. */
function* followStep({ payload: { answer } }: ReturnType<typeof takeBackStep.events.answered>): SagaGenerator<void> {
  yield* put(lastExtension.events.replaced({ params: {}, data: answer }));
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
  yield* takeEvery(takeBackStep.events.answered, surviving(followStep));
  yield* takeEvery(convocatoriaSave.events.answered, surviving(readAgain));
}
