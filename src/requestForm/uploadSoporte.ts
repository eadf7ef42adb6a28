import { call, put, race, select, take, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { question } from '#services/dialogs/question.ts';
import { failureMessage } from '#services/http/failureMessage.ts';
import { problemOf } from '#services/http/httpProblem.ts';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import type { StoredFile } from '#domain/contractTypes.ts';
import { storedFileSchema } from '#domain/answers/answerParts.ts';
import { askTelling } from '#core/saga/askTelling.ts';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import type { SolicitudContext } from './solicitudContext';
import { filesOf } from './draftChanges';
import { lighterFile } from './photo/lighterFile';
import { draftIn, pendingIn, type SolicitudState } from './solicitudState';
import { ATTACHED_ALREADY, CHANGED, mostFilesOf, refusalOfFile, TOO_BIG, tooMany, WRONG_TYPE } from './soporte';

const PATH = 'api/educacion/archivos';

const DROP = question(
  'Quitar la condición',
  'Con ella se quitan los archivos que adjuntó. Si la marca otra vez, tendrá que adjuntarlos de nuevo.',
  'Sí, quitarla',
);

/** Sends each chosen support at once, several beside each other; the draft then holds what the server keeps. */
export function createUpload({ events, options, selectState }: SolicitudContext) {
  type Chosen = ReturnType<typeof events.fileChosen>;

  function* upload({ payload, meta }: Chosen): SagaGenerator<void> {
    const { id, codigo } = payload;
    if (countOf(yield* select(selectState), codigo) > mostFilesOf(codigo))
      yield* put(events.fileRefused({ id, message: tooMany(codigo) }));
    else yield* race([call(send, id, codigo, meta.secret.file), call(until, id, codigo)]);
  }

  /** What has the same name and as many bytes is the same, on its way from the same person to the same place. */
  function* isThere(codigo: string, { name, size }: File): SagaGenerator<boolean> {
    return storedIn(yield* select(selectState), codigo).some(
      ({ nombre, tamano }) => tamano === size && nombre === name.normalize('NFC'),
    );
  }

  function* send(id: string, codigo: string, chosen: File): SagaGenerator<void> {
    const file = yield* lighterFile(chosen);
    const message = (yield* isThere(codigo, file)) ? ATTACHED_ALREADY : refusalOfFile(file);
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
      // Chosen twice at once, the first of them has come meanwhile.
      if (yield* isThere(codigo, file)) yield* put(events.fileRefused({ id, message: ATTACHED_ALREADY }));
      else yield* put(events.fileUploaded({ id, file: stored }));
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

  function* askToDrop(asked: Asked, { payload }: ReturnType<typeof events.condicionDropRequested>): SagaGenerator<void> {
    if (yield* confirmed(asked, DROP)) yield* put(events.condicionToggled(payload));
  }

  return function* uploads(): SagaGenerator<void> {
    yield* takeEvery(events.fileChosen, surviving(upload));
    yield* takeLeading(events.condicionDropRequested, asking(askToDrop));
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

function storedIn(state: SolicitudState, codigo: string): readonly StoredFile[] {
  const draft = draftIn(state);
  return draft ? filesOf(draft.values, codigo) : [];
}

/** The supports of a condition, or the papers, with those on their way. */
function countOf(state: SolicitudState, codigo: string): number {
  return storedIn(state, codigo).length + pendingIn(state).filter((own) => own.codigo === codigo).length;
}

async function messageOf(failure: HttpFailure, file: File): Promise<string> {
  if (failure.kind === 'noAnswer' && !(await canBeRead(file))) return CHANGED;
  if (failure.kind !== 'status') return failureMessage(failure);
  if (failure.status === 413) return TOO_BIG;
  // With the contract's words it says which kind of wrong, and what to do.
  return failure.status === 415 && problemOf(failure).code === null ? WRONG_TYPE : problemMessage(failure);
}
