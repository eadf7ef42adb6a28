import { takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { asking } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { expedienteSave } from './expedienteSave';
import { reclamoAnswered } from './reclamo';
import { reopeningDecided } from './reopening';
import {
  admit,
  answerReclamo,
  decideClaim,
  decideReopening,
  followRefused,
  followSaved,
  forgetUnanswered,
  submitDecision,
} from './saveExpedienteSaga';
import { takeSolicitud, takingChosen } from './taking';
import { admitted, claimDecided, typedDecision } from './typedDecision';

/** What is typed on an expediente's page is saved. */
export function* expedienteSaga(): SagaGenerator<void> {
  yield* takeEvery(typedDecision.events.typed, surviving(forgetUnanswered));
  yield* takeLeading(takingChosen, asking(takeSolicitud));
  yield* takeLeading(claimDecided, surviving(decideClaim));
  yield* takeLeading(admitted, asking(admit));
  yield* takeLeading(reopeningDecided, asking(decideReopening));
  yield* takeLeading(reclamoAnswered, asking(answerReclamo));
  yield* takeLeading(typedDecision.events.submitted, asking(submitDecision));
  yield* takeEvery(expedienteSave.events.answered, surviving(followSaved));
  yield* takeEvery(expedienteSave.events.refused, surviving(followRefused));
}
