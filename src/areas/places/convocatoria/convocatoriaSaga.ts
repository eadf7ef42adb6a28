import { put, select, take, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectPath } from '#core/location/locationSlice.ts';
import { services } from '#core/saga/services.ts';
import { showDialog } from '#core/saga/showDialog.ts';
import { surviving } from '#core/saga/surviving.ts';
import { PLACES_PATHS } from '../placesPaths';
import { convocatoriaRules } from './convocatoriaRules';
import { convocatoriaSave } from './convocatoriaSave';
import { DISCARD, LEAVE } from './convocatoriaTexts';
import { followRead, followSaved, submitConvocatoria } from './saveConvocatoriaSaga';
import { discardRequested, typedConvocatoria } from './typedConvocatoria';

const { submitted, discarded } = typedConvocatoria.events;

/** What is typed on the convocatoria's page: saved, and not lost by leaving. */
export function* convocatoriaSaga(): SagaGenerator<void> {
  yield* takeEvery(locationChanged, surviving(askBeforeLeaving));
  yield* takeLeading(submitted, surviving(submitConvocatoria));
  yield* takeLeading(discardRequested, surviving(discard));
  yield* takeEvery(convocatoriaRules.events.received, surviving(followRead));
  yield* takeEvery(convocatoriaSave.events.answered, surviving(followSaved));
}

function* discard(): SagaGenerator<void> {
  if (yield* showDialog(DISCARD)) yield* put(discarded());
}

/**
 * A user who leaves with something unsaved is brought back to the page and asked there. The address bar
 * cannot be held: it has changed already when the event arrives.
 */
function* askBeforeLeaving({ payload: { address, kind } }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  const { status } = yield* select(typedConvocatoria.select);
  if (status !== 'typed' || address.path === PLACES_PATHS.convocatoria) return;
  const { navigation } = yield* services();
  // A followed link's history entry is taken back; one that Back or Forward led to is not ours to overwrite.
  const isLink = kind === 'push';
  if (isLink) navigation.replace(PLACES_PATHS.convocatoria);
  else navigation.push(PLACES_PATHS.convocatoria);
  while ((yield* select(selectPath)) !== PLACES_PATHS.convocatoria) yield* take(locationChanged);
  if (!(yield* showDialog(LEAVE))) return;
  yield* put(discarded());
  if (isLink) navigation.replace(address.path + address.search);
  else navigation.back();
}
