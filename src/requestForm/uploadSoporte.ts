import { call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { failureMessage } from '#services/http/failureMessage.ts';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { storedFileSchema } from '#domain/answers/answerParts.ts';
import { askTelling } from '#core/saga/askTelling.ts';
import { surviving } from '#core/saga/surviving.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import type { SolicitudContext } from './solicitudContext';
import { filesOf } from './draftChanges';
import { lighterFile } from './photo/lighterFile';
import { draftIn, pendingIn, type SolicitudState } from './solicitudState';
import { CHANGED, mostFilesOf, refusalOfFile, TOO_BIG, tooMany, WRONG_TYPE } from './soporte';

const PATH = 'api/educacion/archivos';

/** Sends each chosen support at once, several beside each other; the draft then holds what the server keeps. */
export function createUpload({ events, options, selectState }: SolicitudContext) {
  type Chosen = ReturnType<typeof events.fileChosen>;

  function* upload({ payload, meta }: Chosen): SagaGenerator<void> {
    const { id, codigo } = payload;
    if (countOf(yield* select(selectState), codigo) > mostFilesOf(codigo))
      yield* put(events.fileRefused({ id, message: tooMany(codigo) }));
    else yield* race([call(send, id, meta.secret.file), call(until, id, codigo)]);
  }

  function* send(id: string, chosen: File): SagaGenerator<void> {
    const file = yield* lighterFile(chosen);
    const message = refusalOfFile(file);
    if (message !== null) return void (yield* put(events.fileRefused({ id, message })));
    const body = new FormData();
    body.append('archivo', file, file.name);
    try {
      const stored = yield* askTelling(
        storedFileSchema,
        (http, callOptions) => http.post(PATH, body, callOptions),
        // The form around it has some bytes of its own.
        (bytes) => events.uploadProgressed({ id, percent: Math.min(Math.floor((100 * bytes) / file.size), 100) }),
      );
      yield* put(events.fileUploaded({ id, file: stored }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      yield* put(events.fileRefused({ id, message: yield* call(messageOf, error.failure, file) }));
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

/** A browser that cannot read any more what was chosen fails as if there were no network. */
async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The supports of a condition, or the papers, with those on their way. */
function countOf(state: SolicitudState, codigo: string): number {
  const draft = draftIn(state);
  const stored = draft ? filesOf(draft.values, codigo) : [];
  return stored.length + pendingIn(state).filter((own) => own.codigo === codigo).length;
}

async function messageOf(failure: HttpFailure, file: File): Promise<string> {
  if (failure.kind === 'noAnswer' && !(await canBeRead(file))) return CHANGED;
  if (failure.kind !== 'status') return failureMessage(failure);
  if (failure.status === 413) return TOO_BIG;
  return failure.status === 415 ? WRONG_TYPE : problemMessage(failure);
}
