import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { surviving } from '#core/saga/surviving.ts';
import { newUserSchema } from '#domain/usuario.ts';
import { problemsOf } from '../typedGrants';
import { BLANK, typedNewUser, userAdd } from './newUser';

const { events } = typedNewUser;

function* submit(): SagaGenerator<void> {
  const typing = yield* select(typedNewUser.select);
  const { status } = yield* select(userAdd.select);
  if (typing.status === 'closed' || status === 'sending') return;
  const typed = typing.status === 'typed' ? typing.typed : BLANK;
  const { success, output, issues } = safeParse(newUserSchema, typed);
  if (success) {
    yield* put(userAdd.events.submitted(output));
    return;
  }
  yield* put(userAdd.events.dismissed());
  // Nothing was typed, and it is told all the same.
  if (typing.status === 'untouched') yield* put(events.typed({ typed }));
  yield* put(events.problemsFound({ problems: problemsOf(issues) }));
}

function* followMade(): SagaGenerator<void> {
  yield* put(events.settled({ done: null }));
}

/** A new user: checked, made, and the form empty for the next one. */
export function* newUserSaga(): SagaGenerator<void> {
  yield* takeEvery(events.submitted, surviving(submit));
  yield* takeEvery(userAdd.events.answered, surviving(followMade));
}
