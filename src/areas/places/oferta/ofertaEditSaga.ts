import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionEvents.ts';
import { CUPOS_FIELDS, readCupos, checkCupoCount, checkVacantes, type Cupos } from '#domain/cupos.ts';
import { showDialog } from '#core/saga/showDialog.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapas } from '../etapas';
import { ofertaSave } from './ofertaSave';
import {
  changedMeanwhile,
  editRequested,
  figureTyped,
  isDirty,
  isSaid,
  problemsFound,
  rowLeft,
  rowOpened,
  rowSaved,
  rowSettled,
  saveRequested,
  selectOfertaEdit,
  type TypedCupos,
  type CuposProblems,
} from './ofertaEdit';
import { keepRow, openKeptRow } from './keepOfertaEdit';
import { ofertas } from './ofertas';
import { DISCARD_QUESTION } from './ofertaTexts';

/** What was typed, as numbers; or what is wrong with it, field by field. */
function check(typed: TypedCupos): { cupos: Cupos } | { problems: CuposProblems } {
  const cupos = readCupos(typed);
  const message = cupos && checkVacantes(cupos);
  if (cupos) return message === null ? { cupos } : { problems: { capacidad: message } };
  const problems = CUPOS_FIELDS.flatMap((field) => {
    const problem = checkCupoCount(typed[field]);
    return problem === null ? [] : [[field, problem] as const];
  });
  return { problems: Object.fromEntries(problems) };
}

function* isSending(): SagaGenerator<boolean> {
  return (yield* select(ofertaSave.select)).status === 'sending';
}

function* openRow({ payload: { oferta } }: ReturnType<typeof editRequested>): SagaGenerator<void> {
  if (yield* isSending()) return;
  const state = yield* select(selectOfertaEdit);
  const isOther = state.status === 'open' && state.oferta.id !== oferta.id;
  if (isOther && isDirty(state) && !(yield* showDialog(DISCARD_QUESTION))) return;
  yield* put(ofertaSave.events.dismissed());
  yield* put(rowOpened({ oferta }));
}

function* save(): SagaGenerator<void> {
  const state = yield* select(selectOfertaEdit);
  if (state.status !== 'open' || (yield* isSending())) return;
  const checked = check(state.typed);
  if ('problems' in checked) {
    yield* put(ofertaSave.events.dismissed());
    yield* put(problemsFound(checked));
  } else if (!isDirty(state)) yield* put(rowLeft());
  else yield* put(ofertaSave.events.submitted({ id: state.oferta.id, version: state.oferta.version, cupos: checked.cupos }));
}

/** What is saved is what there is now: the list need not be read again. */
function* followSaved({ payload: { answer } }: ReturnType<typeof ofertaSave.events.answered>): SagaGenerator<void> {
  const reading = yield* select(ofertas.select);
  if (reading.status === 'ready') {
    const elementos = reading.data.elementos.map((oferta) => (oferta.id === answer.id ? answer : oferta));
    yield* put(ofertas.events.replaced({ params: reading.params, data: { ...reading.data, elementos } }));
  }
  yield* put(rowSaved());
}

/** What the server refused may be due to a change that the page does not show: it is read again. */
function* followRefused({ payload: { refusal } }: ReturnType<typeof ofertaSave.events.refused>): SagaGenerator<void> {
  const { reason, fieldErrors } = refusal;
  if (reason === 'invalid' && Object.keys(fieldErrors).length > 0) yield* put(problemsFound({ problems: fieldErrors }));
  if (reason === 'stale' || reason === 'notFound') yield* put(ofertas.events.outdated());
  // A list was frozen since.
  if (reason === 'conflict') yield* put(etapas.events.outdated());
}

/** The list is there anew: the row that is edited may have changed in it. */
function* followRead({ payload: { data } }: ReturnType<typeof ofertas.events.received>): SagaGenerator<void> {
  const state = yield* select(selectOfertaEdit);
  if (state.status !== 'open') return;
  const oferta = data.elementos.find(({ id }) => id === state.oferta.id);
  if (!oferta || oferta.version === state.oferta.version) return;
  if (isDirty(state) && isSaid(state.typed, oferta)) {
    // Nothing is left of a save that was not answered.
    yield* put(ofertaSave.events.dismissed());
    yield* put(rowSettled({ oferta }));
    return;
  }
  yield* put(changedMeanwhile({ oferta }));
  // What has changed says it all.
  const sending = yield* select(ofertaSave.select);
  if (sending.status === 'refused' && sending.refusal.reason === 'stale') yield* put(ofertaSave.events.dismissed());
}

/** Escape, or the button: a refusal goes with what was refused. */
function* leaveRow(): SagaGenerator<void> {
  if (!(yield* isSending())) yield* put(ofertaSave.events.dismissed());
}

export function* ofertaEditSaga(): SagaGenerator<void> {
  yield* takeEvery([rowOpened, figureTyped, changedMeanwhile, rowLeft, rowSettled, rowSaved], surviving(keepRow));
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(openKeptRow));
  yield* takeEvery(editRequested, surviving(openRow));
  yield* takeEvery(saveRequested, surviving(save));
  yield* takeEvery(ofertaSave.events.answered, surviving(followSaved));
  yield* takeEvery(ofertaSave.events.refused, surviving(followRefused));
  yield* takeEvery(ofertas.events.received, surviving(followRead));
  yield* takeEvery(rowLeft, surviving(leaveRow));
  // The chunk may have come after the address.
  yield* openKeptRow();
}
