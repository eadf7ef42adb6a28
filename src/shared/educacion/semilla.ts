/** The longest that the backend takes. */
export const LONGEST_SEED = 200;

/**
 * A seed stands in a line of the replication file and is read out: what cannot be seen in it, or not be told from
 * a space, is a mistake. Whoever repeats the run with what they read would draw other numbers.
 */
const UNSEEN = /[^\S ]|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;

/** What is wrong with a typed seed, and what to do, on the screen and in the backend; null: nothing. */
export function revisarSemilla(semilla: string): string | null {
  if (semilla === '') return 'Escriba la semilla.';
  if (semilla.length > LONGEST_SEED) return `Escriba una semilla de ${LONGEST_SEED} caracteres como máximo.`;
  if (semilla !== semilla.trim()) return 'Escriba la semilla en una sola línea, sin espacios al principio ni al final.';
  if (UNSEEN.test(semilla)) return 'La semilla tiene algún carácter que no se ve. Escríbala con el teclado, en una sola línea, sin pegarla.';
  return null;
}
