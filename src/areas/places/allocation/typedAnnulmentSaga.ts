import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { officialStep } from './officialStep';
import { typedAnnulment } from './typedAnnulment';

export function* typedAnnulmentSaga(): SagaGenerator<void> {
  yield* takeEvery(officialStep.events.answered, surviving(forgetAsked));
}

/** What was asked for is typed no more; a colleague's annulment leaves it: theirs may be rejected. */
function* forgetAsked(): SagaGenerator<void> {
  const sending = yield* select(officialStep.select);
  const typing = yield* select(typedAnnulment.select);
  if (sending.status !== 'sent' || sending.command.kind !== 'annul' || typing.status !== 'typed') return;
  if (typing.key === sending.command.etapa) yield* put(typedAnnulment.events.settled({ done: null }));
}
