import { withoutUnseen } from '../unseen';

export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Letters and digits in small letters, without accents, single spaces between: what a search compares. */
export function searchText(...parts: readonly string[]): string {
  return withoutMarks(withoutUnseen(parts.join(' ')).toLowerCase())
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Fewer letters and digits than these find no solicitud: what has one is nearly every one. */
export const FEWEST_SEARCHED = 3;
