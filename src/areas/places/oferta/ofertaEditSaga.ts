import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { mergeFields } from '#kits/typing/mergeFields.ts';
import { moveOnto } from '#kits/typing/moveOnto.ts';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapas } from '../etapas';
import { ofertaSave } from './ofertaSave';
import { editRequested, isDirty, isSameText, ofertaEdit } from './ofertaEdit';
import { hasFigures, readFigures, typedOf } from './ofertaFigures';
import { ofertas } from './ofertas';
import { DISCARD_QUESTION } from './ofertaTexts';
import { chosenYear } from '../yearly';

const { events } = ofertaEdit;

function* isSending(): SagaGenerator<boolean> {
  return (yield* select(ofertaSave.select)).status === 'sending';
}

function* openRow(asked: Asked, { payload: { oferta } }: ReturnType<typeof editRequested>): SagaGenerator<void> {
  const state = yield* select(ofertaEdit.select);
  if (state.status === 'closed' || (yield* isSending())) return;
  const isOther = state.status === 'typed' && state.typed.oferta.id !== oferta.id;
  if (isOther && isDirty(state.typed) && !(yield* confirmed(asked, DISCARD_QUESTION))) return;
  yield* put(ofertaSave.events.dismissed());
  yield* put(events.opened({ key: state.key, typed: { oferta, escritos: typedOf(oferta) } }));
}

function* save(): SagaGenerator<void> {
  const state = yield* select(ofertaEdit.select);
  if (state.status !== 'typed' || (yield* isSending())) return;
  const { oferta, escritos } = state.typed;
  const checked = readFigures(oferta, escritos);
  if (!checked.ok) {
    yield* put(ofertaSave.events.dismissed());
    yield* put(events.problemsFound(checked));
  } else if (!isDirty(state.typed)) yield* put(events.discarded());
  else
    yield* put(
      ofertaSave.events.submitted({ id: oferta.id, version: oferta.version, figures: checked.value, ...(yield* chosenYear()) }),
    );
}

/** What is saved is what there is now: the list need not be read again. */
function* followSaved({ payload: { answer } }: ReturnType<typeof ofertaSave.events.answered>): SagaGenerator<void> {
  const reading = yield* select(ofertas.select);
  if (reading.status === 'ready') {
    const elementos = reading.data.elementos.map((oferta) => (oferta.id === answer.id ? answer : oferta));
    yield* put(ofertas.events.replaced({ params: reading.params, data: { ...reading.data, elementos } }));
  }
  yield* put(events.settled({ done: null }));
}

/** What the server refused may be due to a change that the page does not show: it is read again. */
function* followRefused({ payload: { refusal } }: ReturnType<typeof ofertaSave.events.refused>): SagaGenerator<void> {
  const { reason } = refusal;
  if (reason === 'stale' || reason === 'notFound') yield* put(ofertas.events.outdated());
  // A list was frozen meanwhile: the stages are read again.
  if (reason === 'conflict') yield* put(etapas.events.outdated());
}

/** The list is there anew: the row that is edited may have changed in it. */
function* followRead({ payload: { data } }: ReturnType<typeof ofertas.events.received>): SagaGenerator<void> {
  const state = yield* select(ofertaEdit.select);
  if (state.status !== 'typed') return;
  const { oferta: before, escritos } = state.typed;
  const oferta = data.elementos.find(({ id }) => id === before.id);
  if (!oferta || oferta.version === before.version) return;
  const merged = { oferta, escritos: mergeFields(typedOf(before), escritos, typedOf(oferta), isSameText).fields };
  yield* moveOnto(
    ofertaEdit,
    ofertaSave,
    // A save that was not answered.
    isDirty(state.typed) && hasFigures(oferta, escritos) ? { done: oferta } : { typed: merged, news: state.news ?? before },
  );
}

export function* ofertaEditSaga(): SagaGenerator<void> {
  yield* takeEvery(editRequested, asking(openRow));
  yield* takeEvery(events.submitted, surviving(save));
  yield* takeEvery(ofertaSave.events.answered, surviving(followSaved));
  yield* takeEvery(ofertaSave.events.refused, surviving(followRefused));
  yield* takeEvery(ofertas.events.received, surviving(followRead));
}
