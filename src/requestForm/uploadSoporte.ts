import { call, put, race, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { failureMessage } from '#services/http/failureMessage.ts';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { storedFileSchema } from '#domain/answers/answerParts.ts';
import { ask } from '#core/saga/ask.ts';
import { surviving } from '#core/saga/surviving.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import type { SolicitudContext } from './solicitudContext';
import { refusalOfFile, TOO_BIG, WRONG_TYPE } from './soporte';

const PATH = 'api/educacion/archivos';

/** Sends each chosen support at once, several beside each other; the draft then holds what the server keeps. */
export function createUpload({ events, options }: SolicitudContext) {
  type Chosen = ReturnType<typeof events.fileChosen>;

  function* upload({ payload, meta }: Chosen): SagaGenerator<void> {
    const { id, codigo } = payload;
    const message = refusalOfFile(meta.secret.file);
    if (message !== null) yield* put(events.fileRefused({ id, message }));
    else yield* race([call(send, id, meta.secret.file), call(until, id, codigo)]);
  }

  function* send(id: string, file: File): SagaGenerator<void> {
    const body = new FormData();
    body.append('archivo', file, file.name);
    try {
      const file = yield* ask(storedFileSchema, (http, callOptions) => http.post(PATH, body, callOptions));
      yield* put(events.fileUploaded({ id, file }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      yield* put(events.fileRefused({ id, message: messageOf(error.failure) }));
    }
  }

  /** The person does without it, or it belongs to nobody any more. */
  function* until(id: string, codigo: string): SagaGenerator<void> {
    const isOver = (action: unknown) =>
      (events.uploadDismissed.match(action) && action.payload.id === id) ||
      (events.condicionToggled.match(action) && action.payload.codigo === codigo) ||
      events.draftDiscarded.match(action) ||
      (options.ofSession === true && SESSION_ENDINGS.some((ending) => ending.match(action)));
    yield* take(isOver);
  }

  return function* uploads(): SagaGenerator<void> {
    yield* takeEvery(events.fileChosen, surviving(upload));
  };
}

function messageOf(failure: HttpFailure): string {
  if (failure.kind !== 'status') return failureMessage(failure);
  if (failure.status === 413) return TOO_BIG;
  return failure.status === 415 ? WRONG_TYPE : problemMessage(failure);
}
