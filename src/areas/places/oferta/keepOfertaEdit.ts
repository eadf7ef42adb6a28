import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { object, string } from 'valibot';
import { selectPath } from '#core/location/locationSlice.ts';
import { keepTyped, readTyped } from '#core/session/keptTyped.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { managedOfertaSchema } from '#domain/answers/ofertaAnswers.ts';
import { PLACES_PATHS } from '../placesPaths';
import { isDirty, rowOpened, selectOfertaEdit } from './ofertaEdit';

const KEPT = 'educacion.edicion';

const keptSchema = object({
  oferta: managedOfertaSchema,
  escritos: object({ capacidad: string(), continuan: string(), repiten: string() }),
});

/** At each change: the tab can be reloaded, the page left or the session end at any moment. */
export function* keepRow(): SagaGenerator<void> {
  const state = yield* select(selectOfertaEdit);
  const isTyped = state.status === 'open' && isDirty(state);
  yield* keepTyped(KEPT, isTyped ? { oferta: state.oferta, escritos: state.typed } : null);
}

/** The page opens with the row that its user had left unsaved (D13). */
export function* openKeptRow(): SagaGenerator<void> {
  const isHere = (yield* select(selectPath)) === PLACES_PATHS.oferta;
  if (!isHere || (yield* select(selectOfertaEdit)).status === 'open' || !(yield* select(selectHasSession))) return;
  const kept = yield* readTyped(KEPT, keptSchema);
  if (kept) yield* put(rowOpened({ oferta: kept.oferta, typed: kept.escritos }));
}
