import { call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { MOST_OF_RECLAMO } from '#domain/reclamos.ts';
import type { StoredFile } from '#domain/contractTypes.ts';
import { isAmong, sendSoporte } from '#requestForm/sendSoporte.ts';
import { tooManyOf } from '#requestForm/soporte.ts';
import { parseStored } from '#services/storage/parseStored.ts';
import { DRAFT_KEY } from '#services/storage/storageKeys.ts';
import { selectLookUp, solicitudClosed, solicitudFound } from '../lookUp/lookUpSlice';
import { reclamoSend } from './reclamoSend';
import {
  keptReclamoSchema,
  reclamoBegun,
  reclamoEnded,
  reclamoFileChosen,
  reclamoFileRefused,
  reclamoFileRemoved,
  reclamoFileUploaded,
  reclamoTyped,
  reclamoUploadProgressed,
  selectTypedReclamo,
} from './typedReclamo';

const KEPT_RECLAMO_KEY = `${DRAFT_KEY}.reclamo`;

/** Keeps what a family types of a reclamo over a reload, sends its files, and lets go of it once it is sent. */
export function* typedReclamoSaga(): SagaGenerator<void> {
  yield* takeEvery([reclamoTyped, reclamoFileUploaded, reclamoFileRemoved], surviving(keep));
  yield* takeEvery(reclamoEnded, surviving(forget));
  yield* takeEvery(solicitudFound, surviving(restore));
  yield* takeEvery(reclamoFileChosen, surviving(upload));
  yield* takeEvery(reclamoSend.events.answered, surviving(end));
  yield* takeEvery(solicitudClosed, surviving(close));
}

function* keep(): SagaGenerator<void> {
  const state = yield* select(selectTypedReclamo);
  if (state.status !== 'typed') return;
  (yield* services()).storage.tab.set(KEPT_RECLAMO_KEY, JSON.stringify(state.kept));
}

function* forget(): SagaGenerator<void> {
  (yield* services()).storage.tab.remove(KEPT_RECLAMO_KEY);
}

/** Of the solicitud on the screen alone: its family has just shown that it is its own. */
function* restore(): SagaGenerator<void> {
  const shown = yield* select(selectLookUp);
  const { status } = yield* select(selectTypedReclamo);
  if (shown.status !== 'shown' || status === 'typed') return;
  const kept = parseStored((yield* services()).storage.tab.get(KEPT_RECLAMO_KEY), keptReclamoSchema);
  if (kept?.radicado === shown.solicitud.radicado) yield* put(reclamoBegun({ kept }));
}

function* end(): SagaGenerator<void> {
  yield* put(reclamoEnded());
}

/** What was sent, and what is typed, is of the solicitud that was closed. */
function* close(): SagaGenerator<void> {
  yield* put(reclamoSend.events.dismissed());
  yield* put(reclamoEnded());
}

function* attached(): SagaGenerator<readonly StoredFile[]> {
  const state = yield* select(selectTypedReclamo);
  return state.status === 'typed' ? state.kept.archivos : [];
}

function* upload({ payload: { id }, meta }: ReturnType<typeof reclamoFileChosen>): SagaGenerator<void> {
  const state = yield* select(selectTypedReclamo);
  if (state.status !== 'typed') return;
  const onTheirWay = state.uploads.filter(({ message }) => message === null);
  if (state.kept.archivos.length + onTheirWay.length > MOST_OF_RECLAMO) {
    yield* put(reclamoFileRefused({ id, message: tooManyOf(MOST_OF_RECLAMO) }));
  } else yield* race([call(send, id, meta.secret.file), call(until, id)]);
}

function* send(id: string, chosen: File): SagaGenerator<void> {
  const sent = yield* sendSoporte(chosen, {
    isThere: function* (file) {
      return isAmong(yield* attached(), file);
    },
    progressed: (percent) => reclamoUploadProgressed({ id, percent }),
  });
  yield* put(sent.ok ? reclamoFileUploaded({ id, file: sent.value }) : reclamoFileRefused({ id, message: sent.problems }));
}

/** The person does without it, or has gone on. */
function* until(id: string): SagaGenerator<void> {
  for (;;) {
    yield* take('*');
    const state = yield* select(selectTypedReclamo);
    if (state.status !== 'typed' || !state.uploads.some((one) => one.id === id)) return;
  }
}
