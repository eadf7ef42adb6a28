import { hasUnseen } from './unseen';

/** The longest that the backend takes. */
export const LONGEST_SEMILLA = 200;

/**
 * What is wrong with a typed seed, and what to do, on the screen and in the backend; null: nothing. It stands in a line
 * of the replication file and is read out: whoever repeats the run with what they read must draw the same numbers.
 */
export function checkSemilla(semilla: string): string | null {
  if (semilla === '') return 'Escriba la semilla.';
  if (semilla.length > LONGEST_SEMILLA) return `Escriba una semilla de ${LONGEST_SEMILLA} caracteres como máximo.`;
  if (semilla !== semilla.trim()) return 'Escriba la semilla en una sola línea, sin espacios al principio ni al final.';
  if (hasUnseen(semilla))
    return 'La semilla tiene algún carácter que no se ve. Escríbala con el teclado, en una sola línea, sin pegarla.';
  return null;
}
