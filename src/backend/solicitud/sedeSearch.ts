import { typedLine } from '#domain/unseen.ts';
import { searchText } from '#domain/words/searchText.ts';

interface NamedSede {
  readonly nombre: string;
  readonly barrio: string;
  readonly direccion: string;
}

/** What a family looks a sede up by, as `sedes.busqueda` has it. `comuna`: its name. */
export function sedeWords(institucion: string, { nombre, barrio, direccion }: NamedSede, comuna: string): string {
  return searchText(institucion, nombre, barrio, direccion, comuna);
}

/** Of each list of LIKE patterns one must match `searchedSede`. */
export type SedePatterns = readonly (readonly string[])[];

export const searchedSede = "' ' || s.busqueda || ' '";

/** A number after one of these belongs to it: 'comuna 6' is not any 6. */
const NUMBERED = /(?<=^| )((?:avenida|calle|carrera|comuna|diagonal|sede|transversal)(?: \d\S*)+)/;
const SHORTEST_NEAR = 4;

function partsOf(text: string): string[] {
  return (
    searchText(text)
      // What is looked for in the barrio's name is its own words.
      .replace(/(?<=^| )barrio (?=\S)/g, '')
      .split(NUMBERED)
      .flatMap((part) => (NUMBERED.test(part) ? [part] : part.trim().split(' ')))
      .filter((part) => part !== '')
  );
}

const exactly = (part: string): string => (/\d/.test(part) ? `% ${part} %` : `%${part}%`);

/** With another letter, one too many, one missing, two changed about. */
function withOneLetterOff(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1)];
    const [next = '', ...rest] = after;
    return [`_${after.join('')}`, after.join(''), `_${letter}${after.join('')}`, `${next}${letter}${rest.join('')}`].map(
      (changed) => `% ${before}${changed}%`,
    );
  });
}

const isNearable = (part: string): boolean => [...part].length >= SHORTEST_NEAR && !/\d/.test(part);

/**
 * Finds with the words of `text` as they are and, where that finds nothing, with one letter of each otherwise. Numbers and
 * short words have no letter to spare.
 */
export async function findBySedeText<Found extends { readonly total: number }>(
  text: string,
  find: (patterns: SedePatterns) => Promise<Found>,
): Promise<Found & { readonly parecidos: boolean }> {
  const parts = partsOf(text);
  // Only signs are asked for: nothing is found rather than everything.
  const isNothing = parts.length === 0 && typedLine(text) !== '';
  const exact = await find(isNothing ? [[]] : parts.map((part) => [exactly(part)]));
  if (exact.total > 0 || !parts.some(isNearable)) return { ...exact, parecidos: false };
  const near = await find(parts.map((part) => (isNearable(part) ? [`%${part}%`, ...withOneLetterOff(part)] : [exactly(part)])));
  return { ...near, parecidos: near.total > 0 };
}
