import { select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { asking, moveOn, type Asked } from '#core/saga/asking.ts';
import { etapas } from '../etapas';
import { PLACES_PATHS } from '../placesPaths';
import { RESULTS_PATHS, etapaOf } from '../resultsPaths';
import { chosenYear, forYear } from '../yearly';

/** The results' address without a stage is redirected to the last stage that has any, else to the first one. */
export function* chooseEtapaSaga(): SagaGenerator<void> {
  yield* takeEvery([locationChanged, etapas.events.received], asking(chooseEtapa));
}

function* chooseEtapa(asked: Asked): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  if (location.status === 'unknown' || location.path !== PLACES_PATHS.results || etapaOf(location.search) !== null) return;
  const etapa = firstShown(shownData(yield* select(etapas.select))?.elementos ?? []);
  if (etapa) yield* moveOn(asked, forYear(RESULTS_PATHS.etapa(etapa.codigo), yield* chosenYear()), 'replace');
}

function firstShown(all: readonly Etapa[]): Etapa | undefined {
  return all.findLast(({ corrida }) => corrida !== null) ?? all[0];
}
