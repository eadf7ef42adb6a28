import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { object, string } from 'valibot';
import { locationChanged, selectPath } from '#core/location/locationSlice.ts';
import { keepTyped, readTyped } from '#core/session/keptTyped.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionEvents.ts';
import { surviving } from '#core/saga/surviving.ts';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { fileChosen, fileLost, fileRefused, importDismissed, rowsRefused, saved, selectImport, UNFINISHED } from './ofertaImport';

const KEPT = 'educacion.importacion';
const keptSchema = object({ nombre: string() });

/** That a file was on its way is kept, for its user alone: the session can end, or the tab be reloaded, at any moment. */
function* keepName(): SagaGenerator<void> {
  const state = yield* select(selectImport);
  const isUnfinished = state.status !== 'idle' && UNFINISHED.includes(state.status);
  yield* keepTyped(KEPT, isUnfinished ? { nombre: state.fileName } : null);
}

/** A user who opens the page again is told that the file has to be chosen again; leaving the page gives it up. */
function* followPlace(): SagaGenerator<void> {
  if ((yield* select(selectPath)) !== PLACES_PATHS.ofertaImport) return yield* keepName();
  if ((yield* select(selectImport)).status !== 'idle') return;
  const kept = yield* readTyped(KEPT, keptSchema);
  if (kept) yield* put(fileLost({ fileName: kept.nombre }));
}

export function* lostImportSaga(): SagaGenerator<void> {
  yield* takeEvery([fileChosen, fileLost, fileRefused, rowsRefused, saved, importDismissed], surviving(keepName));
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(followPlace));
  // A race: the chunk may be loaded after the address of its page has arrived.
  yield* followPlace();
}
