import { hasOddCharacters } from './addressText';

/**
 * Whether `text` is a path of this application: nothing that a browser could take for another
 * host or scheme (D1).
 */
export function isInternalPath(text: string): boolean {
  return text.startsWith('/') && !text.includes('//') && !hasOddCharacters(text);
}
