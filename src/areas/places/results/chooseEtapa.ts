import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { linkFollowed, locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapas } from '../etapas';
import { PLACES_PATHS } from '../placesPaths';
import { RESULTS_PATHS, etapaOf } from '../resultsPaths';

/** The results' address without a stage is redirected to the last stage that has any, else to the first one. */
export function* chooseEtapaSaga(): SagaGenerator<void> {
  yield* takeEvery([locationChanged, etapas.events.received], surviving(chooseEtapa));
}

function* chooseEtapa(): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  if (location.status === 'unknown' || location.path !== PLACES_PATHS.results || etapaOf(location.search) !== null) return;
  const etapa = firstShown(shownData(yield* select(etapas.select))?.elementos ?? []);
  if (etapa) yield* put(linkFollowed({ to: RESULTS_PATHS.etapa(etapa.codigo), replace: true }));
}

function firstShown(all: readonly Etapa[]): Etapa | undefined {
  return all.findLast(({ corrida }) => corrida !== null) ?? all[0];
}
