import { put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { convocatoria } from '../publicConvocatoria';
import { convocatorias } from './convocatorias';
import { convocatoriaStep, stepAsked } from './convocatoriaStep';
import { questionOf } from './convocatoriasTexts';

function* takeStep(asked: Asked, { payload: step }: ReturnType<typeof stepAsked>): SagaGenerator<void> {
  if ((yield* select(convocatoriaStep.select)).status === 'sending') return;
  const question = questionOf(step);
  if (question && !(yield* confirmed(asked, question))) return;
  yield* put(convocatoriaStep.events.submitted(step));
}

/** What was done is what there is now; families may see another one. */
function* followDone({ payload: { answer } }: ReturnType<typeof convocatoriaStep.events.answered>): SagaGenerator<void> {
  // On whichever page the answer comes.
  for (const isList of [true, false]) yield* put(convocatorias.events.replaced({ params: { isList }, data: answer }));
  yield* put(convocatoria.events.outdated());
}

/** What keeps it from being done may have changed: it is read again. */
function* followRefused(): SagaGenerator<void> {
  yield* put(convocatorias.events.outdated());
}

export function* convocatoriasSaga(): SagaGenerator<void> {
  yield* takeLeading(stepAsked, asking(takeStep));
  yield* takeEvery(convocatoriaStep.events.answered, surviving(followDone));
  yield* takeEvery(convocatoriaStep.events.refused, surviving(followRefused));
}
