import { put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { showDialog } from '#core/saga/showDialog.ts';
import { surviving } from '#core/saga/surviving.ts';
import { questionOf } from '#requestForm/familyMoves.ts';
import { asFamily } from './asFamily';
import { inNameSend } from './inNameSend';
import { moveInNameChosen } from './inNameSlice';

/** Asks before what the family wants is done in its name, and shows the solicitud as it is then. */
export function* inNameSaga(): SagaGenerator<void> {
  yield* takeLeading(moveInNameChosen, surviving(move));
  yield* takeEvery(inNameSend.events.answered, surviving(showAnswered));
}

function* move({ payload: { move, peticion } }: ReturnType<typeof moveInNameChosen>): SagaGenerator<void> {
  const reading = yield* select(asFamily.select);
  if (reading.status !== 'ready') return;
  const { radicado, version, estado } = reading.data;
  if (!(yield* showDialog(questionOf(move, reading.data)))) return;
  yield* put(inNameSend.events.submitted({ kind: 'mover', radicado, version, estado, peticion, move }));
}

/** What is saved is what there is now: it need not be read again. */
function* showAnswered({ payload: { answer } }: ReturnType<typeof inNameSend.events.answered>): SagaGenerator<void> {
  yield* put(asFamily.events.replaced({ params: { radicado: answer.radicado }, data: answer }));
}
