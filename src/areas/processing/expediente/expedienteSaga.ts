import { takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionEvents.ts';
import { surviving } from '#core/saga/surviving.ts';
import { changesSeen, commandSaved, condicionDecided, decisionSubmitted, decisionTyped, reasonTyped } from './typedDecisionSlice';
import { expedienteSave } from './expedienteSave';
import { keepTypedDecision, openPage } from './keepTypedDecision';
import { decideCondicion, followRefused, followSaved, forgetUnanswered, submitDecision } from './saveExpedienteSaga';

/** What is typed on a request's page, kept and saved. */
export function* expedienteSaga(): SagaGenerator<void> {
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(openPage));
  yield* takeEvery([reasonTyped, decisionTyped, changesSeen, commandSaved], surviving(keepTypedDecision));
  yield* takeEvery([reasonTyped, decisionTyped], surviving(forgetUnanswered));
  yield* takeLeading(condicionDecided, surviving(decideCondicion));
  yield* takeLeading(decisionSubmitted, surviving(submitDecision));
  yield* takeEvery(expedienteSave.events.answered, surviving(followSaved));
  yield* takeEvery(expedienteSave.events.refused, surviving(followRefused));
  // The chunk may have come after the address.
  yield* openPage();
}
