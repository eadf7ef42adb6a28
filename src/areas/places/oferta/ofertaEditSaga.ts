import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { mergeFields } from '#kits/typing/mergeFields.ts';
import { moveOnto } from '#kits/typing/moveOnto.ts';
import { CUPOS_FIELDS, readCupos, checkCupoCount, checkVacantes, type Cupos } from '#domain/cupos.ts';
import type { Checked } from '#domain/checked.ts';
import { showDialog } from '#core/saga/showDialog.ts';
import { surviving } from '#core/saga/surviving.ts';
import type { Problems } from '#kits/typing/typingState.ts';
import { etapas } from '../etapas';
import { ofertaSave } from './ofertaSave';
import { editRequested, isDirty, isSameText, ofertaEdit, typedOf, type TypedCupos } from './ofertaEdit';
import { ofertas } from './ofertas';
import { DISCARD_QUESTION } from './ofertaTexts';

const { events } = ofertaEdit;

/** What was typed, as numbers; or what is wrong with it, field by field. */
function check(typed: TypedCupos): Checked<Cupos, Problems> {
  const cupos = readCupos(typed);
  const message = cupos && checkVacantes(cupos);
  if (cupos) return message === null ? { ok: true, value: cupos } : { ok: false, problems: { capacidad: message } };
  const problems = CUPOS_FIELDS.flatMap((field) => {
    const problem = checkCupoCount(typed[field]);
    return problem === null ? [] : [[field, problem] as const];
  });
  return { ok: false, problems: Object.fromEntries(problems) };
}

function* isSending(): SagaGenerator<boolean> {
  return (yield* select(ofertaSave.select)).status === 'sending';
}

function* openRow({ payload: { oferta } }: ReturnType<typeof editRequested>): SagaGenerator<void> {
  const state = yield* select(ofertaEdit.select);
  if (state.status === 'closed' || (yield* isSending())) return;
  const isOther = state.status === 'typed' && state.typed.oferta.id !== oferta.id;
  if (isOther && isDirty(state.typed) && !(yield* showDialog(DISCARD_QUESTION))) return;
  yield* put(ofertaSave.events.dismissed());
  yield* put(events.opened({ key: state.key, typed: { oferta, escritos: typedOf(oferta) } }));
}

function* save(): SagaGenerator<void> {
  const state = yield* select(ofertaEdit.select);
  if (state.status !== 'typed' || (yield* isSending())) return;
  const { oferta, escritos } = state.typed;
  const checked = check(escritos);
  if (!checked.ok) {
    yield* put(ofertaSave.events.dismissed());
    yield* put(events.problemsFound(checked));
  } else if (!isDirty(state.typed)) yield* put(events.discarded());
  else yield* put(ofertaSave.events.submitted({ id: oferta.id, version: oferta.version, cupos: checked.value }));
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
  const cupos = readCupos(escritos);
  const isSaid = cupos !== null && CUPOS_FIELDS.every((field) => cupos[field] === oferta[field]);
  const merged = { oferta, escritos: mergeFields(typedOf(before), escritos, typedOf(oferta), isSameText).fields };
  yield* moveOnto(
    ofertaEdit,
    ofertaSave,
    // A save that was not answered.
    isDirty(state.typed) && isSaid ? { done: oferta } : { typed: merged, news: state.news ?? before },
  );
}

export function* ofertaEditSaga(): SagaGenerator<void> {
  yield* takeEvery(editRequested, surviving(openRow));
  yield* takeEvery(events.submitted, surviving(save));
  yield* takeEvery(ofertaSave.events.answered, surviving(followSaved));
  yield* takeEvery(ofertaSave.events.refused, surviving(followRefused));
  yield* takeEvery(ofertas.events.received, surviving(followRead));
}
