import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { matricula } from './matricula';
import { matriculaImport } from './matriculaImport';

function* readAgain(): SagaGenerator<void> {
  yield* put(matricula.events.outdated());
}

/** Once another list is saved, the one that the page tells of is another. */
export function* outdateMatricula(): SagaGenerator<void> {
  yield* takeEvery(matriculaImport.events.saved, surviving(readAgain));
}
