import { put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { keepTyped } from '#core/session/keptTyped.ts';
import { surviving } from '#core/saga/surviving.ts';
import { questionOf } from '#requestForm/familyMoves.ts';
import { asFamily } from './asFamily';
import { inNameSend } from './inNameSend';
import { editInName } from './editInName';
import { moveInNameChosen } from './inNameSlice';
import { askingKeptAs } from './typedAsking';

/** Asks before what the family wants is done in its name, and shows the solicitud as it is then. */
export function* inNameSaga(): SagaGenerator<void> {
  yield* takeLeading(moveInNameChosen, asking(move));
  yield* takeEvery(inNameSend.events.answered, surviving(showAnswered));
  yield* takeEvery(
    editInName.events.changesAccepted,
    surviving(function* ({ payload }) {
      yield* forgetAsking(payload.solicitud.radicado);
    }),
  );
}

function* move(asked: Asked, { payload: { move, peticion } }: ReturnType<typeof moveInNameChosen>): SagaGenerator<void> {
  const reading = yield* select(asFamily.select);
  if (reading.status !== 'ready') return;
  const { radicado, version, estado } = reading.data;
  if (!(yield* confirmed(asked, questionOf(move, reading.data)))) return;
  yield* put(inNameSend.events.submitted({ kind: 'mover', radicado, version, estado, peticion, move }));
}

/** What is saved is what there is now: it need not be read again. */
function* showAnswered({ payload: { answer } }: ReturnType<typeof inNameSend.events.answered>): SagaGenerator<void> {
  yield* put(asFamily.events.replaced({ params: { radicado: answer.radicado }, data: answer }));
  yield* forgetAsking(answer.radicado);
}

/** What is asked the next time is another asking; until the page is left, the family may go on with this one. */
function* forgetAsking(radicado: string): SagaGenerator<void> {
  yield* keepTyped(askingKeptAs(radicado), null);
}
