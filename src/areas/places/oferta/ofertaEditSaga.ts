import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionSlice.ts';
import { CAMPOS_DE_CUPOS, leerCupos, revisarPuestos, revisarVacantes, type Cupos } from '#domain/cupos.ts';
import { showDialog } from '#core/saga/showDialog.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapas } from '../etapas';
import { cambio } from './ofertaSave';
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
  selectEdicion,
  type Escritos,
  type Problemas,
} from './ofertaEdit';
import { keepRow, openKeptRow } from './keepOfertaEdit';
import { ofertas } from './ofertas';
import { DISCARD_QUESTION } from './ofertaTexts';

/** What was typed, as numbers; or what is wrong with it, field by field. */
function revisar(escritos: Escritos): { cupos: Cupos } | { problemas: Problemas } {
  const cupos = leerCupos(escritos);
  const mensaje = cupos && revisarVacantes(cupos);
  if (cupos) return mensaje === null ? { cupos } : { problemas: { capacidad: mensaje } };
  const problemas = CAMPOS_DE_CUPOS.flatMap((campo) => {
    const problema = revisarPuestos(escritos[campo]);
    return problema === null ? [] : [[campo, problema] as const];
  });
  return { problemas: Object.fromEntries(problemas) };
}

function* isSending(): SagaGenerator<boolean> {
  return (yield* select(cambio.select)).status === 'sending';
}

function* openRow({ payload: { oferta } }: ReturnType<typeof editRequested>): SagaGenerator<void> {
  if (yield* isSending()) return;
  const state = yield* select(selectEdicion);
  const isOther = state.status === 'open' && state.oferta.id !== oferta.id;
  if (isOther && isDirty(state) && !(yield* showDialog(DISCARD_QUESTION))) return;
  yield* put(cambio.events.dismissed());
  yield* put(rowOpened({ oferta }));
}

function* save(): SagaGenerator<void> {
  const state = yield* select(selectEdicion);
  if (state.status !== 'open' || (yield* isSending())) return;
  const revisado = revisar(state.escritos);
  if ('problemas' in revisado) {
    yield* put(cambio.events.dismissed());
    yield* put(problemsFound(revisado));
  } else if (!isDirty(state)) yield* put(rowLeft());
  else yield* put(cambio.events.submitted({ id: state.oferta.id, version: state.oferta.version, cupos: revisado.cupos }));
}

/** What is saved is what there is now: the list need not be read again. */
function* followSaved({ payload: { answer } }: ReturnType<typeof cambio.events.answered>): SagaGenerator<void> {
  const reading = yield* select(ofertas.select);
  if (reading.status === 'ready') {
    const elementos = reading.data.elementos.map((oferta) => (oferta.id === answer.id ? answer : oferta));
    yield* put(ofertas.events.replaced({ params: reading.params, data: { ...reading.data, elementos } }));
  }
  yield* put(rowSaved());
}

/** What the server refused may be due to a change that the page does not show: it is read again. */
function* followRefused({ payload: { refusal } }: ReturnType<typeof cambio.events.refused>): SagaGenerator<void> {
  const { reason, fieldErrors } = refusal;
  if (reason === 'invalid' && Object.keys(fieldErrors).length > 0) yield* put(problemsFound({ problemas: fieldErrors }));
  if (reason === 'stale' || reason === 'notFound') yield* put(ofertas.events.outdated());
  // A list was frozen since.
  if (reason === 'conflict') yield* put(etapas.events.outdated());
}

/** The list is there anew: the row that is edited may have changed in it. */
function* followRead({ payload: { data } }: ReturnType<typeof ofertas.events.received>): SagaGenerator<void> {
  const state = yield* select(selectEdicion);
  if (state.status !== 'open') return;
  const oferta = data.elementos.find(({ id }) => id === state.oferta.id);
  if (!oferta || oferta.version === state.oferta.version) return;
  if (isDirty(state) && isSaid(state.escritos, oferta)) {
    // Nothing is left of a save that was not answered.
    yield* put(cambio.events.dismissed());
    yield* put(rowSettled({ oferta }));
    return;
  }
  yield* put(changedMeanwhile({ oferta }));
  // What has changed says it all.
  const sending = yield* select(cambio.select);
  if (sending.status === 'refused' && sending.refusal.reason === 'stale') yield* put(cambio.events.dismissed());
}

/** Escape, or the button: a refusal goes with what was refused. */
function* leaveRow(): SagaGenerator<void> {
  if (!(yield* isSending())) yield* put(cambio.events.dismissed());
}

export function* edicionSaga(): SagaGenerator<void> {
  yield* takeEvery([rowOpened, figureTyped, changedMeanwhile, rowLeft, rowSettled, rowSaved], surviving(keepRow));
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(openKeptRow));
  yield* takeEvery(editRequested, surviving(openRow));
  yield* takeEvery(saveRequested, surviving(save));
  yield* takeEvery(cambio.events.answered, surviving(followSaved));
  yield* takeEvery(cambio.events.refused, surviving(followRefused));
  yield* takeEvery(ofertas.events.received, surviving(followRead));
  yield* takeEvery(rowLeft, surviving(leaveRow));
  // The chunk may have come after the address.
  yield* openKeptRow();
}
