import { typedLine } from '#domain/unseen.ts';
import { searchText, withoutMarks } from '#domain/words/searchText.ts';

/** @returns LIKE patterns: a text matches a search when it matches each of them; none for a search of nothing. */
export function searchPatterns(text: string): readonly string[] {
  // Only signs are asked for: what is searched holds none, so that nothing is found rather than everything.
  if (typedLine(text) !== '' && searchText(text) === '') return [''];
  // What is left of a text has no character that LIKE would read otherwise.
  return [...new Set(searchText(text).split(' '))].filter((word) => word !== '').map((word) => `%${word}%`);
}

/**
 * A key that, compared byte by byte, orders names as Spanish does on any database, whatever its collations:
 * accents and capitals do not count, ñ comes after n. Parts are compared one after the other.
 */
export function orderKey(...parts: readonly string[]): string {
  const keyOf = (part: string): string => {
    const withoutTilde = part.normalize('NFC').toLowerCase().replaceAll('ñ', 'n~');
    return withoutMarks(withoutTilde)
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{N}~]+/gu, ' ')
      .trim();
  };
  // A space comes before any letter: a short name before a longer one that begins with it.
  return parts.map(keyOf).join(' , ');
}
