import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { object, string } from 'valibot';
import { selectPath } from '#core/location/locationSlice.ts';
import { keepTyping, readTyping } from '#core/session/keptTyped.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { ofertaDeGestionSchema } from '#domain/answers/ofertaAnswers.ts';
import { AREA, EDUCATION_PATHS } from '../placesPaths';
import { isDirty, rowOpened, selectEdicion } from './ofertaEdit';

const KEPT = `${AREA}.edicion`;

const keptSchema = object({
  oferta: ofertaDeGestionSchema,
  escritos: object({ capacidad: string(), continuan: string(), repiten: string() }),
});

/** At each change: the tab can be reloaded, the page left or the session end at any moment. */
export function* keepRow(): SagaGenerator<void> {
  const state = yield* select(selectEdicion);
  const isTyped = state.status === 'open' && isDirty(state);
  yield* keepTyping(KEPT, isTyped ? { oferta: state.oferta, escritos: state.escritos } : null);
}

/** The page opens with the row that its user had left unsaved (D13). */
export function* openKeptRow(): SagaGenerator<void> {
  const isHere = (yield* select(selectPath)) === EDUCATION_PATHS.oferta;
  if (!isHere || (yield* select(selectEdicion)).status === 'open' || !(yield* select(selectHasSession))) return;
  const kept = yield* readTyping(KEPT, keptSchema);
  if (kept) yield* put(rowOpened(kept));
}
