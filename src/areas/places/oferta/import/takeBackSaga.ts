import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { question } from '#services/dialogs/question.ts';
import { AREA } from '#areas/places/placesPaths.ts';
import { importReversal, lastImport } from './lastImport';
import { ofertaImport } from './ofertaImport';
import { chosenYear } from '#areas/places/yearly.ts';

/** A person wants it to be as if the import had not been. */
export const takeBackRequested = createAction<{ id: number }>(`${AREA}/lastImport/takeBackRequested`);

const QUESTION = question(
  'Deshacer la importación',
  '¿Desea que la oferta vuelva a como estaba antes del archivo? Las familias lo verán enseguida.',
  'Sí, deshacer',
);

function* takeBack(asked: Asked, { payload }: ReturnType<typeof takeBackRequested>): SagaGenerator<void> {
  if (yield* confirmed(asked, QUESTION)) yield* put(importReversal.events.submitted({ ...payload, ...(yield* chosenYear()) }));
}

function* readAgain(): SagaGenerator<void> {
  yield* put(lastImport.events.outdated());
}

/** Asks before an import is taken back; which one is the last, another save or a reversal changes. */
export function* takeBackSaga(): SagaGenerator<void> {
  yield* takeLeading(takeBackRequested, asking(takeBack));
  yield* takeEvery([ofertaImport.events.saved, importReversal.events.answered], surviving(readAgain));
}
