import { createAction } from '@reduxjs/toolkit';
import { call, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';

/** The list of a sede is to be had on paper. */
export const sedeListPrintRequested = createAction('places/sedeList/printRequested');

export function* printSedeListSaga(): SagaGenerator<void> {
  yield* takeEvery(sedeListPrintRequested, surviving(print));
}

function* print(): SagaGenerator<void> {
  const { files } = yield* services();
  yield* call([files, 'print']);
}
