import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { object, string } from 'valibot';
import { locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { keepTyped, readTyped } from '#core/session/keptTyped.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionEvents.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapas } from '../etapas';
import { allocationAt } from '../allocationPaths';
import { semillaDrawn, semillaRestored, semillaTyped, selectTypedSemilla } from './typedSemilla';

const nameOf = (etapa: string) => `educacion.semilla.${etapa}`;
const keptSchema = object({ semilla: string() });

/** The official seed that is typed is kept until it is registered or emptied. */
export function* typedSemillaSaga(): SagaGenerator<void> {
  yield* takeEvery(semillaTyped, surviving(keep));
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(restore));
  yield* takeEvery([etapas.events.received, etapas.events.replaced, semillaRestored], surviving(forgetDrawn));
  // The chunk may have come after the address.
  yield* restore();
}

/** At each change: the tab can be reloaded, the page left or the session end at any moment. */
function* keep({ payload: { etapa, semilla } }: ReturnType<typeof semillaTyped>): SagaGenerator<void> {
  yield* keepTyped(nameOf(etapa), semilla === '' ? null : { semilla });
}

/** The stage's page opens with what its user had typed there: over a reload and an expired session (D13). */
function* restore(): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  const etapa = location.status === 'known' ? allocationAt(location) : null;
  const { status } = yield* select(selectTypedSemilla);
  if (etapa === null || status === 'typed' || !(yield* select(selectHasSession))) return;
  const kept = yield* readTyped(nameOf(etapa), keptSchema);
  if (kept) yield* put(semillaRestored({ etapa, semilla: kept.semilla }));
}

/** Once the stage has a seed, whoever registered it, nothing is left to type. */
function* forgetDrawn(): SagaGenerator<void> {
  const state = yield* select(selectTypedSemilla);
  if (state.status !== 'typed') return;
  const all = shownData(yield* select(etapas.select))?.elementos ?? [];
  if (!all.some(({ codigo, semilla }) => codigo === state.etapa && semilla !== null)) return;
  yield* keepTyped(nameOf(state.etapa), null);
  yield* put(semillaDrawn());
}
