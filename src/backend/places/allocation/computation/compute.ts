import { readReplicaText } from '#allocation/replica/readReplica.ts';
import { runAllocation } from '#allocation/run.ts';
import { describe } from './describe';
import type { Computed, Task } from './tasks';

/** Runs the engine of the pages. @throws InvalidMarket */
export function compute({ replica, semilla, ...names }: Task): Computed {
  const { market, allocation, hash, inputHash, findings } = runAllocation(readReplicaText(replica), semilla);
  return {
    huellaEntrada: inputHash,
    huella: hash,
    hallazgos: findings.map(({ message }) => message),
    ...describe({ market, semilla, allocation, ...names }),
  };
}
