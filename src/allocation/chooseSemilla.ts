import { MercadoInvalido } from './violations';
import type { EncargoDeReplica } from './workerMessages';

/**
 * The seed of a run of a replication file: what is asked for, else the file's own.
 * @param delArchivo the file's: the official one of its stage
 * @throws MercadoInvalido if a simulation would go by it, and so be the official run
 */
export function chooseSemilla({ semilla, esSimulacion = false }: EncargoDeReplica, delArchivo: string | undefined): string {
  const elegida = semilla ?? delArchivo ?? '';
  if (esSimulacion && elegida === delArchivo) {
    throw new MercadoInvalido(['La semilla es la oficial de este archivo: escriba otra para simular'], 1);
  }
  return elegida;
}
