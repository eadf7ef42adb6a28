import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { linkFollowed, locationChanged, selectLocation } from '#core/location/locationSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapas } from '../etapas';
import { EDUCATION_PATHS } from '../placesPaths';
import { RESULTS_PATHS, stageOf } from '../resultsPaths';

/** The results' address without a stage goes on to the last stage that has any, else to the first one. */
export function* chooseStageSaga(): SagaGenerator<void> {
  yield* takeEvery([locationChanged, etapas.events.received], surviving(chooseStage));
}

function* chooseStage(): SagaGenerator<void> {
  const location = yield* select(selectLocation);
  if (location.status === 'unknown' || location.path !== EDUCATION_PATHS.results || stageOf(location.search) !== null) return;
  const stage = firstShown(shownData(yield* select(etapas.select))?.elementos ?? []);
  if (stage) yield* put(linkFollowed({ to: RESULTS_PATHS.stage(stage.codigo), replace: true }));
}

function firstShown(stages: readonly Etapa[]): Etapa | undefined {
  return stages.findLast(({ corrida }) => corrida !== null) ?? stages[0];
}
