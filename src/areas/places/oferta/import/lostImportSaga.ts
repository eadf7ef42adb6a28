import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { object, string } from 'valibot';
import { locationChanged, selectPath } from '#core/location/locationSlice.ts';
import { keepTyped, readTyped } from '#core/session/keptTyped.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionEvents.ts';
import { surviving } from '#core/saga/surviving.ts';
import { UNFINISHED, type DeclaredImport } from './declareImport';

const keptSchema = object({ nombre: string() });

/** A user who opens the page again is told that the file has to be chosen again; leaving the page gives it up. */
export function createLostImportSaga({ events, select: selectImport, path, keptAs }: DeclaredImport): () => SagaGenerator<void> {
  /** That a file was on its way is kept, for its user alone: the session can end, or the tab be reloaded, at any moment. */
  function* keepName(): SagaGenerator<void> {
    const state = yield* select(selectImport);
    const isUnfinished = state.status !== 'idle' && UNFINISHED.includes(state.status);
    yield* keepTyped(keptAs, isUnfinished ? { nombre: state.fileName } : null);
  }

  function* followPlace(): SagaGenerator<void> {
    if ((yield* select(selectPath)) !== path) return yield* keepName();
    if ((yield* select(selectImport)).status !== 'idle') return;
    const kept = yield* readTyped(keptAs, keptSchema);
    if (kept) yield* put(events.fileLost({ fileName: kept.nombre }));
  }

  const { fileChosen, fileLost, fileRefused, rowsRefused, saved, importDismissed } = events;
  return function* lostImportSaga() {
    yield* takeEvery([fileChosen, fileLost, fileRefused, rowsRefused, saved, importDismissed], surviving(keepName));
    yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(followPlace));
    // A race: the chunk may be loaded after the address of its page has arrived.
    yield* followPlace();
  };
}
