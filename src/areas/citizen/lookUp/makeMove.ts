import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { refusalOf, type Refusal } from '#kits/sending/refusal.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { failureOf } from '#core/saga/ask.ts';
import { confirmed, type Asked } from '#core/saga/asking.ts';
import { type FamilyMove, questionOf } from '#requestForm/familyMoves.ts';
import { askAgain, postMove } from './lookUpCalls';
import {
  moveConfirmed,
  moveDeclined,
  moveMade,
  moveRefused,
  moveUnanswered,
  solicitudNotFound,
  selectLookUp,
} from './lookUpSlice';

import { isMade } from './settled';
import { NO_ANSWER, SERVER_FAILED, STALE } from './lookUpTexts';

/** Asks whether the family is sure, and only then sends its answer. */
export function* makeMove(asked: Asked): SagaGenerator<void> {
  const state = yield* select(selectLookUp);
  if (state.status !== 'confirming') return;
  const { solicitud, move } = state;
  if (!(yield* confirmed(asked, questionOf(move, solicitud)))) {
    yield* put(moveDeclined());
    return;
  }
  yield* put(moveConfirmed());
  try {
    yield* put(moveMade({ solicitud: yield* postMove(solicitud, move) }));
  } catch (error) {
    yield* tellRefusal(solicitud, move, failureOf(error));
    if (!(error instanceof HttpError)) throw error;
  }
}

function* tellRefusal(solicitud: FamilySolicitud, move: FamilyMove, failure: HttpFailure): SagaGenerator<void> {
  const refusal = refusalOf(failure);
  if (refusal === null) yield* put(moveUnanswered({ message: failure.kind === 'noAnswer' ? NO_ANSWER : SERVER_FAILED }));
  else if (refusal.reason === 'notFound') yield* put(solicitudNotFound());
  else if (refusal.reason === 'stale' || refusal.reason === 'conflict') yield* tellConflict(solicitud, move, refusal);
  else yield* put(moveRefused({ solicitud, message: refusal.message }));
}

/**
 * The solicitud is not what the family saw: it is told why, and sees what it is now, if that can be had. Where it is
 * what the move makes of it, an earlier try was registered and its answer lost.
 */
function* tellConflict(solicitud: FamilySolicitud, move: FamilyMove, { reason, message: detail }: Refusal): SagaGenerator<void> {
  const message = reason === 'stale' ? STALE : detail;
  try {
    const now = yield* askAgain(solicitud);
    yield* put(isMade(move, now) ? moveMade({ solicitud: now }) : moveRefused({ solicitud: now, message }));
  } catch (error) {
    yield* put(moveRefused({ solicitud, message }));
    if (!(error instanceof HttpError)) throw error;
  }
}
