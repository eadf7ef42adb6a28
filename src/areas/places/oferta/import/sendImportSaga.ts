import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { check, pipe } from 'valibot';
import { refusalOf } from '#kits/sending/refusal.ts';
import { failureMessage } from '#services/http/failureMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { askTelling } from '#core/saga/askTelling.ts';
import { etapas } from '#areas/places/etapas.ts';
import type { DeclaredImport, ImportFindings } from './declareImport';
import type { SentRows } from './importMessages';
import { chosenYear, forYear } from '#areas/places/yearly.ts';

const RETRY = 'Puede intentarlo de nuevo: lo que ya esté guardado no cambia.';
const CANCELLED = `Canceló el guardado cuando ya iba en camino, y no se sabe si se hizo. ${RETRY}`;
const UNCONFIRMED = `El servidor no confirmó el guardado, y no se sabe si se hizo. ${RETRY}`;

/** Why a try gave nothing: the oferta is another since the review, it can never be, or it can be tried again. */
type ImportFailure = { kind: 'stale' } | { kind: 'refused' | 'failed'; message: string };

function importFailureOf(failure: HttpFailure, isSave: boolean): ImportFailure {
  const refusal = refusalOf(failure);
  // Without an answer it is not known whether the save was done.
  if (!refusal) return { kind: 'failed', message: isSave ? UNCONFIRMED : failureMessage(failure) };
  if (refusal.reason === 'stale' && isSave) return { kind: 'stale' };
  return { kind: refusal.reason === 'conflict' ? 'refused' : 'failed', message: refusal.message };
}

/** A save that was answered was done, or there are errors. */
const isDone = ({ guardada, errores }: ImportFindings): boolean => guardada || errores.length > 0;

/** One try. `hash`: what that review found is saved; null: only a review. */
export function* send(
  { call: path, schema, events }: DeclaredImport,
  { json }: SentRows,
  hash: string | null,
): SagaGenerator<ImportFindings | ImportFailure> {
  const body = new Blob([`{"huella":${JSON.stringify(hash)},"filas":`, json, '}']);
  const isSave = hash !== null;
  const ofYear = forYear(path, yield* chosenYear());
  try {
    return yield* askTelling(
      isSave ? pipe(schema, check(isDone)) : schema,
      (http, options) => http.post(ofYear, body, options),
      (bytes) => events.sentProgressed({ percent: bytes < body.size ? Math.floor((100 * bytes) / body.size) : null }),
    );
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return importFailureOf(error.failure, isSave);
  }
}

/** Tries until there is an answer, each time that the person asks for it; null: it never can be, and that was told. */
export function* sendUntilAnswered(
  imported: DeclaredImport,
  rows: SentRows,
  hash: string | null,
): SagaGenerator<ImportFindings | 'stale' | null> {
  const { events } = imported;
  for (;;) {
    yield* put((hash === null ? events.reviewBegun : events.saveBegun)({ rows: rows.count }));
    const { answer } = yield* race({ answer: call(send, imported, rows, hash), cancelled: take(events.saveCancelled) });
    if (answer && 'revisadas' in answer) return answer;
    if (answer?.kind === 'stale') return 'stale';
    if (answer?.kind === 'refused') {
      yield* put(events.fileRefused({ message: answer.message }));
      // A list was frozen meanwhile: the stages are read again.
      yield* put(etapas.events.outdated());
      return null;
    }
    yield* put(events.stepFailed({ message: answer?.message ?? CANCELLED }));
    yield* take(events.retryRequested);
  }
}
