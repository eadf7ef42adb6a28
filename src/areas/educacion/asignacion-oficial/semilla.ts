import { revisarSemilla } from '../../../shared/educacion/semilla';

/**
 * What is wrong with the seed of a simulation, which takes any but an official one (domain.md, educacion 3); null:
 * nothing.
 * @param oficiales the seeds that the call's stages have drawn
 */
export function revisarSemillaDeSimulacion(semilla: string, oficiales: readonly string[]): string | null {
  if (oficiales.includes(semilla)) {
    return 'Esa es la semilla oficial. Una simulación usa otra: el resultado oficial solo se calcula al registrarlo y al publicarlo.';
  }
  return revisarSemilla(semilla);
}
