import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { refusalOf } from '#kits/sending/refusal.ts';
import { failureMessage } from '#services/http/failureMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { informeDeImportacionSchema } from '#domain/answers/ofertaAnswers.ts';
import type { InformeDeImportacion } from '#domain/contractTypes.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { services } from '#core/saga/services.ts';
import { etapas } from '#areas/places/etapas.ts';
import { OFERTAS_CALL } from '../ofertas';
import { fileRefused, retryRequested, reviewBegun, saveBegun, saveCancelled, stepFailed } from './ofertaImport';
import type { Filas } from './importMessages';

const RETRY = 'Puede intentarlo de nuevo: lo que ya esté guardado no cambia.';
const CANCELLED = `Canceló el guardado cuando ya iba en camino, y no se sabe si se hizo. ${RETRY}`;
const UNCONFIRMED = `El servidor no confirmó el guardado, y no se sabe si se hizo. ${RETRY}`;

/** Why a try gave nothing: the oferta is another since the review, it can never be, or it can be tried again. */
type Fallo = { tipo: 'stale' } | { tipo: 'refused' | 'failed'; mensaje: string };

function falloDe(failure: HttpFailure, isSave: boolean): Fallo {
  const refusal = refusalOf(failure);
  // Without one nobody knows what became of a save.
  if (!refusal) return { tipo: 'failed', mensaje: isSave ? UNCONFIRMED : failureMessage(failure) };
  if (refusal.reason === 'stale' && isSave) return { tipo: 'stale' };
  return { tipo: refusal.reason === 'conflict' ? 'refused' : 'failed', mensaje: refusal.message };
}

/** One try. `huella`: what that review found is saved; null: only a review. */
export function* send({ json }: Filas, huella: string | null): SagaGenerator<InformeDeImportacion | Fallo> {
  const { http } = yield* services();
  const body = new Blob([`{"huella":${JSON.stringify(huella)},"filas":`, json, '}']);
  const isSave = huella !== null;
  try {
    const answer = yield* callWithSignal((signal) => http.post(`${OFERTAS_CALL}/importacion`, body, { signal }));
    const { success, output } = safeParse(informeDeImportacionSchema, answer);
    const isDone = success && (!isSave || output.guardada || output.errores.length > 0);
    return isDone ? output : falloDe({ kind: 'notJson', status: 200 }, isSave);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return falloDe(error.failure, isSave);
  }
}

/** Tries until there is an answer, each time that the person asks for it; null: it never can be, and that was told. */
export function* ask(filas: Filas, huella: string | null): SagaGenerator<InformeDeImportacion | 'stale' | null> {
  for (;;) {
    yield* put((huella === null ? reviewBegun : saveBegun)({ filas: filas.cuantas }));
    const { answer } = yield* race({ answer: call(send, filas, huella), cancelled: take(saveCancelled) });
    if (answer && 'revisadas' in answer) return answer;
    if (answer?.tipo === 'stale') return 'stale';
    if (answer?.tipo === 'refused') {
      yield* put(fileRefused({ mensaje: answer.mensaje }));
      // A list was frozen since.
      yield* put(etapas.events.outdated());
      return null;
    }
    yield* put(stepFailed({ mensaje: answer?.mensaje ?? CANCELLED }));
    yield* take(retryRequested);
  }
}
