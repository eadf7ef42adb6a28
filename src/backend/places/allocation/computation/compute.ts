import { runAllocation } from '#allocation/run.ts';
import { describe } from './describe';
import type { Computed, Task } from './tasks';
import { readReplicaText } from './replicaText';

/** Runs the engine of the pages. @throws InvalidMarket */
export function compute({ replica, semilla, ...names }: Task): Computed {
  const { market } = readReplicaText(replica);
  const { allocation, hash, inputHash, findings } = runAllocation(market, semilla);
  return {
    huellaEntrada: inputHash,
    huella: hash,
    hallazgos: findings.map(({ message }) => message),
    ...describe({ market, semilla, allocation, ...names }),
  };
}
