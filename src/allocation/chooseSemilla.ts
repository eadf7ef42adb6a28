import { InvalidMarket } from './violations';
import type { AllocationJob } from './workerMessages';

/**
 * The seed of a run of a replication file: what is asked for, else the file's own.
 * @param semillaOfFile the official one of its stage
 * @throws InvalidMarket if a simulation would go by it, and so be the official run
 */
export function chooseSemilla({ semilla, isSimulation = false }: AllocationJob, semillaOfFile: string | undefined): string {
  const chosen = semilla ?? semillaOfFile ?? '';
  if (isSimulation && chosen === semillaOfFile) {
    throw new InvalidMarket(['La semilla es la oficial de este archivo: escriba otra para simular'], 1);
  }
  return chosen;
}
