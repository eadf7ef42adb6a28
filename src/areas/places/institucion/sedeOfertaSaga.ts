import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { selectPath } from '#core/location/locationSlice.ts';
import { surviving } from '#core/saga/surviving.ts';
import { chosenYear } from '../yearly';
import { sedeAt } from './institucionPaths';
import { sede } from './sede';
import { NEW_OFERTA, ofertaAdd, readNewOferta, typedOferta } from './sedeOferta';
import { sedeStep } from './sedeStep';

const { events } = typedOferta;

function* submit(): SagaGenerator<void> {
  const typing = yield* select(typedOferta.select);
  const at = sedeAt(yield* select(selectPath));
  const { status } = yield* select(ofertaAdd.select);
  if (typing.status === 'closed' || at === null || at.sede === null || status === 'sending') return;
  const typed = typing.status === 'typed' ? typing.typed : NEW_OFERTA;
  const checked = readNewOferta(typed);
  yield* put(sedeStep.events.dismissed());
  if (checked.ok) {
    yield* put(ofertaAdd.events.submitted({ dane: at.dane, id: at.sede, oferta: checked.value, ...(yield* chosenYear()) }));
    return;
  }
  yield* put(ofertaAdd.events.dismissed());
  if (typing.status === 'untouched') yield* put(events.typed({ typed }));
  yield* put(events.problemsFound(checked));
}

function* followAdded({ payload: { answer } }: ReturnType<typeof ofertaAdd.events.answered>): SagaGenerator<void> {
  yield* put(
    sede.events.replaced({ params: { dane: answer.institucion.dane, sede: answer.id, ...(yield* chosenYear()) }, data: answer }),
  );
  yield* put(events.settled({ done: 'saved' }));
}

/** A new place: checked, offered, and the form empty for the next one. */
export function* sedeOfertaSaga(): SagaGenerator<void> {
  yield* takeEvery(events.submitted, surviving(submit));
  yield* takeEvery(ofertaAdd.events.answered, surviving(followAdded));
}
