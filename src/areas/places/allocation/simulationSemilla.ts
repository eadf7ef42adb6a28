import type { SagaGenerator } from 'typed-redux-saga';
import { etapasSchema } from '#domain/answers/allocationAnswers.ts';
import { checkSemilla } from '#domain/semilla.ts';
import { ask } from '#core/saga/ask.ts';
import { ETAPAS_CALL } from '../etapas';
import { chosenYear, forYear } from '../yearly';

export const SEMILLA_IS_OFFICIAL =
  'Esa es la semilla oficial. Una simulación usa otra: el resultado oficial solo se calcula al registrarlo y al publicarlo.';

/**
 * What is wrong with the seed of a simulation, which takes any but an official one (A13); null:
 * nothing.
 * @param official the seeds that the convocatoria's stages have drawn
 */
export function checkSimulationSemilla(semilla: string, official: readonly string[]): string | null {
  return official.includes(semilla) ? SEMILLA_IS_OFFICIAL : checkSemilla(semilla);
}

/** The seeds that the stages have drawn, as the server knows it now: the page may be older than a draw. */
export function* drawnSemillas(): SagaGenerator<readonly string[]> {
  const call = forYear(ETAPAS_CALL, yield* chosenYear());
  const { elementos } = yield* ask(etapasSchema, (http, options) => http.get(call, options));
  return elementos.flatMap(({ semilla }) => semilla ?? []);
}
