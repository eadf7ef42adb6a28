import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { object, string } from 'valibot';
import { locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { keepTyping, readTyping } from '#core/session/keptTyped.ts';
import { selectHasSession, SESSION_BEGINNINGS } from '#core/session/sessionSlice.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapas } from '../etapas';
import { AREA } from '../placesPaths';
import { allocationAt } from '../allocationPaths';
import { seedDrawn, seedRestored, seedTyped, selectSemillaEscrita } from './typedSemilla';

const nameOf = (etapa: string) => `${AREA}.semilla.${etapa}`;
const keptSchema = object({ semilla: string() });

/** The official seed that is typed is kept until it is registered or emptied. */
export function* semillaEscritaSaga(): SagaGenerator<void> {
  yield* takeEvery(seedTyped, surviving(keep));
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(restore));
  yield* takeEvery([etapas.events.received, etapas.events.replaced, seedRestored], surviving(forgetDrawn));
  // The chunk may have come after the address.
  yield* restore();
}

/** At each change: the tab can be reloaded, the page left or the session end at any moment. */
function* keep({ payload: { etapa, semilla } }: ReturnType<typeof seedTyped>): SagaGenerator<void> {
  yield* keepTyping(nameOf(etapa), semilla === '' ? null : { semilla });
}

/** The stage's page opens with what its user had typed there: over a reload and an expired session (D13). */
function* restore(): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  const etapa = location.status === 'known' ? allocationAt(location) : null;
  const { status } = yield* select(selectSemillaEscrita);
  if (etapa === null || status === 'typed' || !(yield* select(selectHasSession))) return;
  const kept = yield* readTyping(nameOf(etapa), keptSchema);
  if (kept) yield* put(seedRestored({ etapa, semilla: kept.semilla }));
}

/** Once the stage has a seed, whoever registered it, nothing is left to type. */
function* forgetDrawn(): SagaGenerator<void> {
  const state = yield* select(selectSemillaEscrita);
  if (state.status !== 'typed') return;
  const stages = shownData(yield* select(etapas.select))?.elementos ?? [];
  if (!stages.some(({ codigo, semilla }) => codigo === state.etapa && semilla !== null)) return;
  yield* keepTyping(nameOf(state.etapa), null);
  yield* put(seedDrawn());
}
