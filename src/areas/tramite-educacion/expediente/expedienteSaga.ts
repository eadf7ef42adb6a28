import { takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '../../../features/location/locationSlice';
import { SESSION_BEGINNINGS } from '../../../features/session/sessionSlice';
import { surviving } from '../../../shared/saga/surviving';
import { changesSeen, commandSaved, conditionDecided, decisionSubmitted, decisionTyped, reasonTyped } from './escritoSlice';
import { guardado } from './guardado';
import { keepEscrito, openPage } from './keepEscrito';
import { decideCondition, followRefused, followSaved, forgetUnanswered, submitDecision } from './saveSaga';

/** What is typed on a request's page, kept and saved. */
export function* expedienteSaga(): SagaGenerator<void> {
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(openPage));
  yield* takeEvery([reasonTyped, decisionTyped, changesSeen, commandSaved], surviving(keepEscrito));
  yield* takeEvery([reasonTyped, decisionTyped], surviving(forgetUnanswered));
  yield* takeLeading(conditionDecided, surviving(decideCondition));
  yield* takeLeading(decisionSubmitted, surviving(submitDecision));
  yield* takeEvery(guardado.events.answered, surviving(followSaved));
  yield* takeEvery(guardado.events.refused, surviving(followRefused));
  // The chunk may have come after the address.
  yield* openPage();
}
