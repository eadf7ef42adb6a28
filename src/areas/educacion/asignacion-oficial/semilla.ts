/** The longest that the backend takes. */
export const LONGEST_SEED = 200;

/** A seed stands in a line of the replication file and is read out: what cannot be seen in it is a mistake. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** What is wrong with a typed seed, and what to do; null: nothing. */
export function revisarSemilla(semilla: string): string | null {
  if (semilla === '') return 'Escriba la semilla.';
  if (semilla.length > LONGEST_SEED) return `Escriba una semilla de ${LONGEST_SEED} caracteres como máximo.`;
  if (semilla !== semilla.trim() || UNSEEN.test(semilla)) {
    return 'Escriba la semilla en una sola línea, sin espacios al principio ni al final.';
  }
  return null;
}

/**
 * The same for a simulation, which takes any seed but an official one (domain.md, educacion 3).
 * @param oficiales the seeds that the call's stages have drawn
 */
export function revisarSemillaDeSimulacion(semilla: string, oficiales: readonly string[]): string | null {
  if (oficiales.includes(semilla)) {
    return 'Esa es la semilla oficial. Una simulación usa otra: el resultado oficial solo se calcula al registrarlo y al publicarlo.';
  }
  return revisarSemilla(semilla);
}
