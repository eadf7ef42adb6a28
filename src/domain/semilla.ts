import { hasUnseen } from './unseen';

/** The longest that the backend takes. */
export const LONGEST_SEMILLA = 200;

/** The shortest official one that names no public source: of fewer letters all results could be tried before the draw. */
export const SHORTEST_OFFICIAL_SEMILLA = 20;

/**
 * What is wrong with a seed, and what to do, on the screen, in the backend and in a replication file; null: nothing. It
 * stands in a line of the file and is read out: whoever repeats the run with what they read must draw the same numbers.
 */
export function checkSemilla(semilla: string): string | null {
  if (semilla === '') return 'Escriba la semilla.';
  if (semilla.length > LONGEST_SEMILLA) return `Escriba una semilla de ${LONGEST_SEMILLA} caracteres como máximo.`;
  if (semilla !== semilla.trim()) return 'Escriba la semilla en una sola línea, sin espacios al principio ni al final.';
  if (hasUnseen(semilla))
    return 'La semilla tiene algún carácter que no se ve. Escríbala con el teclado, en una sola línea, sin pegarla.';
  // The same letter on paper, and another lottery.
  if (semilla !== semilla.normalize('NFC'))
    return 'La semilla tiene alguna letra escrita en partes, como una tilde aparte. Escríbala con el teclado, sin pegarla.';
  return null;
}

/**
 * The same of the seed of an official run.
 * @param source the public source that it was taken from, such as a lottery's result, as it is named in the record
 */
export function checkOfficialSemilla(semilla: string, source: string | null): string | null {
  const problem = checkSemilla(semilla);
  if (problem !== null) return problem;
  // Its public file is a CSV, whose cells are the very letters that are hashed: none is put before them.
  if (/^[=+\-@]/.test(semilla))
    return 'Escriba una semilla que no empiece por =, +, - ni @: una hoja de cálculo la tomaría por una fórmula.';
  if (Array.from(semilla).length >= SHORTEST_OFFICIAL_SEMILLA || (source ?? '').trim() !== '') return null;
  return `Escriba una semilla de ${SHORTEST_OFFICIAL_SEMILLA} caracteres o más, o diga de qué fuente pública se tomó.`;
}
