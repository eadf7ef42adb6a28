import { put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { askedAt, asking, confirmed, moveBack, moveOn, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { PLACES_PATHS } from '../placesPaths';
import { convocatoriaRules } from './convocatoriaRules';
import { convocatoriaSave } from './convocatoriaSave';
import { DISCARD, LEAVE } from './convocatoriaTexts';
import { followRead, followSaved, submitConvocatoria } from './saveConvocatoriaSaga';
import { discardRequested, rulesKeyAt, typedConvocatoria } from './typedConvocatoria';
import { withAnio } from '../anio';

const { submitted, discarded } = typedConvocatoria.events;

/** What is typed on the convocatoria's page: saved, and not lost by leaving. */
export function* convocatoriaSaga(): SagaGenerator<void> {
  yield* takeEvery(locationChanged, asking(askBeforeLeaving));
  yield* takeLeading(submitted, asking(submitConvocatoria));
  yield* takeLeading(discardRequested, asking(discard));
  yield* takeEvery(convocatoriaRules.events.received, surviving(followRead));
  yield* takeEvery(convocatoriaSave.events.answered, surviving(followSaved));
}

function* discard(asked: Asked): SagaGenerator<void> {
  if (yield* confirmed(asked, DISCARD)) yield* put(discarded());
}

/**
 * A user who leaves with something unsaved is brought back to the page and asked there. The address bar
 * cannot be held: it has changed already when the event arrives.
 */
function* askBeforeLeaving(
  elsewhere: Asked,
  { payload: { address, kind } }: ReturnType<typeof locationChanged>,
): SagaGenerator<void> {
  const typing = yield* select(typedConvocatoria.select);
  if (typing.status !== 'typed' || rulesKeyAt(address) === typing.key) return;
  // A followed link's history entry is taken back; one that Back or Forward led to is not ours to overwrite.
  const isLink = kind === 'push';
  yield* moveOn(elsewhere, withAnio(PLACES_PATHS.convocatoria, Number(typing.key) || null), isLink ? 'replace' : 'push');
  const page = yield* askedAt((path) => path === PLACES_PATHS.convocatoria);
  if (!(yield* confirmed(page, LEAVE))) return;
  yield* put(discarded());
  if (isLink) yield* moveOn(page, address.path + address.search, 'replace');
  else yield* moveBack(page);
}
