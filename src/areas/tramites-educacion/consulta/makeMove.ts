import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { problemOf } from '../../../services/http/problem';
import { problemMessage } from '../../../services/http/problemMessage';
import type { HttpFailure } from '../../../services/http/types';
import type { SolicitudDeFamilia } from '../../../shared/educacion/tipos';
import { showDialog } from '../../../shared/saga/showDialog';
import { askAgain, postMove } from './consultaCalls';
import { moveConfirmed, moveDeclined, moveMade, moveRefused, requestNotFound, selectConsulta } from './consultaSlice';
import { failureOf, isNoMatch } from './lookUp';
import { MOVES, NO_ANSWER, STALE } from './texts';

/** Asks whether the family is sure, and only then sends its answer. */
export function* makeMove(): SagaGenerator<void> {
  const state = yield* select(selectConsulta);
  if (state.status !== 'confirming') return;
  const { solicitud, move } = state;
  if (!(yield* showDialog(MOVES[move].question))) {
    yield* put(moveDeclined());
    return;
  }
  yield* put(moveConfirmed());
  try {
    yield* put(moveMade({ solicitud: yield* postMove(solicitud, move) }));
  } catch (error) {
    yield* tellRefusal(solicitud, yield* failureOf(error));
  }
}

function* tellRefusal(solicitud: SolicitudDeFamilia, failure: HttpFailure): SagaGenerator<void> {
  if (isNoMatch(failure)) yield* put(requestNotFound());
  else if (failure.kind === 'noAnswer') yield* put(moveRefused({ solicitud, message: NO_ANSWER }));
  else if (failure.kind === 'status' && failure.status === 409) yield* tellConflict(solicitud, failure);
  else yield* put(moveRefused({ solicitud, message: problemMessage(failure) }));
}

/** The request is not what the family saw: it is told why, and sees what it is now, if that can be had. */
function* tellConflict(solicitud: SolicitudDeFamilia, failure: HttpFailure): SagaGenerator<void> {
  const message = problemOf(failure).code === 'version_vieja' ? STALE : problemMessage(failure);
  try {
    yield* put(moveRefused({ solicitud: yield* askAgain(solicitud), message }));
  } catch (error) {
    yield* failureOf(error);
    yield* put(moveRefused({ solicitud, message }));
  }
}
