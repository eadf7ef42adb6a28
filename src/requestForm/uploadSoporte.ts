import { call, put, race, select, take, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { question } from '#services/dialogs/question.ts';
import type { StoredFile } from '#domain/contractTypes.ts';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import type { SolicitudContext } from './solicitudContext';
import { filesOf } from './draftChanges';
import { isAmong, sendSoporte } from './sendSoporte';
import { draftIn, pendingIn, type SolicitudState } from './solicitudState';
import { mostFilesOf, tooManyOf } from './soporte';

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
      yield* put(events.fileRefused({ id, message: tooManyOf(mostFilesOf(codigo)) }));
    else yield* race([call(send, id, codigo, meta.secret.file), call(until, id, codigo)]);
  }

  function* send(id: string, codigo: string, chosen: File): SagaGenerator<void> {
    const sent = yield* sendSoporte(chosen, {
      isThere: function* (file) {
        return isAmong(storedIn(yield* select(selectState), codigo), file);
      },
      progressed: (percent) => events.uploadProgressed({ id, percent }),
    });
    yield* put(sent.ok ? events.fileUploaded({ id, file: sent.value }) : events.fileRefused({ id, message: sent.problems }));
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

function storedIn(state: SolicitudState, codigo: string): readonly StoredFile[] {
  const draft = draftIn(state);
  return draft ? filesOf(draft.values, codigo) : [];
}

/** The supports of a condition, or the papers, with those on their way. */
function countOf(state: SolicitudState, codigo: string): number {
  return storedIn(state, codigo).length + pendingIn(state).filter((own) => own.codigo === codigo).length;
}
