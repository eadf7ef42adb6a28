import { put, select, take, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectPath } from '#core/location/locationSlice.ts';
import { keepTyped, readTyped } from '#core/session/keptTyped.ts';
import { SESSION_BEGINNINGS } from '#core/session/sessionEvents.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { services } from '#core/saga/services.ts';
import { showDialog } from '#core/saga/showDialog.ts';
import { surviving } from '#core/saga/surviving.ts';
import { PLACES_PATHS } from '../placesPaths';
import * as typing from './typedConvocatoria';
import { convocatoriaSave } from './convocatoriaSave';
import { followRead, followRefused, followSaved, submitConvocatoria } from './saveConvocatoriaSaga';
import { convocatoriaRules } from './convocatoriaRules';
import { DISCARD, LEAVE } from './convocatoriaTexts';

const KEPT = 'educacion.reglasEscritas';

/** What is typed on the call's page: kept, saved, and not lost by leaving. */
export function* convocatoriaSaga(): SagaGenerator<void> {
  yield* takeEvery(locationChanged, surviving(askBeforeLeaving));
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(openPage));
  yield* takeEvery([typing.convocatoriaTyped, typing.rebased], surviving(keep));
  yield* takeEvery([typing.typingUndone, typing.typingSettled, typing.typingDiscarded], surviving(forget));
  yield* takeEvery([typing.typingUndone, typing.typingDiscarded], surviving(giveUp));
  yield* takeLeading(typing.convocatoriaSubmitted, surviving(submitConvocatoria));
  yield* takeLeading(typing.discardRequested, surviving(discard));
  yield* takeEvery(convocatoriaRules.events.received, surviving(followRead));
  yield* takeEvery(convocatoriaSave.events.answered, surviving(followSaved));
  yield* takeEvery(convocatoriaSave.events.refused, surviving(followRefused));
  // The chunk may have come after the address.
  yield* openPage();
}

/** The page opens with what its user had typed there: over a reload and an expired session (D13). */
function* openPage(): SagaGenerator<void> {
  const { status } = yield* select(typing.selectTypedConvocatoria);
  const isHere = (yield* select(selectPath)) === PLACES_PATHS.convocatoria;
  if (status !== 'closed' || !isHere || !(yield* select(selectHasSession))) return;
  yield* put(typing.pageOpened({ typed: yield* readTyped(KEPT, typing.typedConvocatoriaSchema) }));
}

/** At each change: the tab can be closed, or the session end, at any moment. */
function* keep(): SagaGenerator<void> {
  const state = yield* select(typing.selectTypedConvocatoria);
  if (state.status !== 'typed') return;
  const kept = yield* keepTyped(KEPT, state.typed);
  if (kept !== state.kept) yield* put(typing.textKept({ kept }));
}

function* forget(): SagaGenerator<void> {
  yield* keepTyped(KEPT, null);
}

/** Nobody wants any more what was not saved: it is not offered to be sent again. */
function* giveUp(): SagaGenerator<void> {
  yield* put(convocatoriaSave.events.dismissed());
}

function* discard(): SagaGenerator<void> {
  if (yield* showDialog(DISCARD)) yield* put(typing.typingDiscarded());
}

/**
 * Whoever goes elsewhere with something unsaved is brought back and asked, over what it is about. The address bar
 * cannot be held: it has moved already when it is heard of.
 */
function* askBeforeLeaving({ payload: { address, kind } }: ReturnType<typeof locationChanged>): SagaGenerator<void> {
  const { status } = yield* select(typing.selectTypedConvocatoria);
  if (status !== 'typed' || address.path === PLACES_PATHS.convocatoria) return;
  const { navigation } = yield* services();
  // A followed link's history entry is taken back; one that Back or Forward led to is not ours to overwrite.
  const isLink = kind === 'push';
  if (isLink) navigation.replace(PLACES_PATHS.convocatoria);
  else navigation.push(PLACES_PATHS.convocatoria);
  while ((yield* select(selectPath)) !== PLACES_PATHS.convocatoria) yield* take(locationChanged);
  if (!(yield* showDialog(LEAVE))) return;
  yield* put(typing.typingDiscarded());
  if (isLink) navigation.replace(address.path + address.search);
  else navigation.back();
}
