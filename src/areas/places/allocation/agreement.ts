import type { Etapa } from '#domain/contractTypes.ts';
import type { RunState } from './runState';

type Done = Extract<RunState, { status: 'done' }>;

/**
 * How an official run in this browser goes with the stage: `otherList`: it ran another list than the frozen one;
 * `otherSeed`: by another seed; `faulty`: the checker found something; `differs`: another result than the registered
 * one. Only what agrees is registered or published; the backend checks it again.
 */
export type Agreement = 'agrees' | 'otherList' | 'otherSeed' | 'faulty' | 'differs';

export function agreement(etapa: Etapa, { wanted, result }: Done): Agreement {
  if (result.inputHash !== etapa.huellaLista) return 'otherList';
  if (wanted.semilla !== etapa.semilla) return 'otherSeed';
  if (result.findings.length > 0) return 'faulty';
  return etapa.huellaResultado === null || etapa.huellaResultado === result.hash ? 'agrees' : 'differs';
}
