/**
 * What a ticket, a family, a group or an oferta may be called: no separator of a file, a number or a hash is in it, and
 * '-' alone is none, for there it says 'nothing'.
 */
const LETTERS = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._:-');
const LONGEST = 64;
const DASH = 0x2d;

const isLetter = new Uint8Array(256);
for (const letter of LETTERS) isLetter[letter] = 1;

export const IDENTIFIER_RULE =
  'solo puede tener de 1 a 64 letras sin tilde, números, puntos, guiones y dos puntos, y no ser un guion solo';

/** Whether `bytes[from .. to)` is one. */
export function isIdentifierAt(bytes: Uint8Array, from: number, to: number): boolean {
  if (to <= from || to - from > LONGEST || (to === from + 1 && bytes[from] === DASH)) return false;
  for (let at = from; at < to; at += 1) if (isLetter[bytes[at] as number] === 0) return false;
  return true;
}
