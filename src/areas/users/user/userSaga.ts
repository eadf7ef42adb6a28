import { put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import type { Usuario } from '#domain/contractTypes.ts';
import { grantsSchema } from '#domain/usuario.ts';
import { mergeFields } from '#kits/typing/mergeFields.ts';
import { moveOnto } from '#kits/typing/moveOnto.ts';
import { problemsOf } from '../typedGrants';
import { QUESTIONS } from '../userTexts';
import { grantsOf, typedUser, user, userSave } from './user';
import { stepAsked, userStep } from './userStep';

const { events } = typedUser;

function* isSending(): SagaGenerator<boolean> {
  const states = [yield* select(userSave.select), yield* select(userStep.select)];
  return states.some(({ status }) => status === 'sending');
}

function* submit(): SagaGenerator<void> {
  const typing = yield* select(typedUser.select);
  if (typing.status !== 'typed' || (yield* isSending())) return;
  const { seen, valores } = typing.typed;
  const { success, output, issues } = safeParse(grantsSchema, valores);
  yield* put(userStep.events.dismissed());
  if (success) {
    yield* put(userSave.events.submitted({ seen, grants: output }));
    return;
  }
  yield* put(userSave.events.dismissed());
  yield* put(events.problemsFound({ problems: problemsOf(issues) }));
}

function* takeStep(asked: Asked, { payload }: ReturnType<typeof stepAsked>): SagaGenerator<void> {
  const { step, seen } = payload;
  if ((yield* isSending()) || !(yield* confirmed(asked, QUESTIONS[step](seen.nombre)))) return;
  yield* put(userSave.events.dismissed());
  yield* put(userStep.events.submitted(payload));
}

function* showAnswered(usuario: Usuario): SagaGenerator<void> {
  yield* put(user.events.replaced({ params: { login: usuario.usuario }, data: usuario }));
}

function* followSaved({ payload: { answer } }: ReturnType<typeof userSave.events.answered>): SagaGenerator<void> {
  yield* showAnswered(answer);
  yield* put(events.settled({ done: 'saved' }));
}

function* followStep({ payload: { answer } }: ReturnType<typeof userStep.events.answered>): SagaGenerator<void> {
  yield* showAnswered(answer.usuario);
  yield* moveTyped(answer.usuario);
}

function* followRead({ payload: { data } }: ReturnType<typeof user.events.received>): SagaGenerator<void> {
  yield* moveTyped(data);
}

/** What is typed stands on what is stored now. */
function* moveTyped(now: Usuario): SagaGenerator<void> {
  const typing = yield* select(typedUser.select);
  if (typing.status !== 'typed' || typing.typed.seen.version === now.version) return;
  const { seen, valores } = typing.typed;
  const { fields, own } = mergeFields(grantsOf(seen), valores, grantsOf(now));
  if (own.length === 0) yield* moveOnto(typedUser, userSave, { done: 'alreadySaved' as const });
  else yield* put(events.rebased({ typed: { seen: now, valores: fields }, news: null }));
}

export function* userSaga(): SagaGenerator<void> {
  yield* takeEvery(events.submitted, surviving(submit));
  yield* takeLeading(stepAsked, asking(takeStep));
  yield* takeEvery(userSave.events.answered, surviving(followSaved));
  yield* takeEvery(userStep.events.answered, surviving(followStep));
  yield* takeEvery(user.events.received, surviving(followRead));
}
