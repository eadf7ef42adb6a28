import { put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { chosenYear } from '../yearly';
import { sedeSave } from './sede';
import { ofertaAdd } from './sedeOferta';
import { sedeStep, sedeStepAsked } from './sedeStep';
import { questionOf } from './sedeStepTexts';

function* takeStep(asked: Asked, { payload: { step } }: ReturnType<typeof sedeStepAsked>): SagaGenerator<void> {
  const states = [yield* select(sedeSave.select), yield* select(sedeStep.select), yield* select(ofertaAdd.select)];
  if (states.some(({ status }) => status === 'sending')) return;
  if (!(yield* confirmed(asked, questionOf(step)))) return;
  yield* put(sedeSave.events.dismissed());
  yield* put(ofertaAdd.events.dismissed());
  yield* put(sedeStep.events.submitted({ ...step, ...(yield* chosenYear()) }));
}

export function* sedeStepSaga(): SagaGenerator<void> {
  yield* takeLeading(sedeStepAsked, asking(takeStep));
}
