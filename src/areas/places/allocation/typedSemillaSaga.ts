import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { shownData } from '#kits/reading/readingState.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapas } from '../etapas';
import { typedSemilla } from './typedSemilla';

const { opened, settled } = typedSemilla.events;

export function* typedSemillaSaga(): SagaGenerator<void> {
  yield* takeEvery([etapas.events.received, etapas.events.replaced, opened], surviving(forgetDrawn));
}

/** Once the etapa has a semilla, whoever registered it, nothing is left to type. */
function* forgetDrawn(): SagaGenerator<void> {
  const state = yield* select(typedSemilla.select);
  if (state.status !== 'typed') return;
  const all = shownData(yield* select(etapas.select))?.elementos ?? [];
  const isDrawn = all.some(({ codigo, semilla }) => codigo === state.key && semilla !== null);
  if (isDrawn) yield* put(settled({ done: null }));
}
