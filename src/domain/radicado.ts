import type { Checked } from './checked';
import { typedLine } from './unseen';

/** What the body of a radicado is written with: Crockford's base 32, without I, L, O, U. */
const RAW_SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** What the check character is counted over (ISO 7064, MOD 37,36). */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = ALPHABET.length;

const ANIO_LENGTH = 4;
const BODY_LENGTH = 7;
const WHOLE_LENGTH = ANIO_LENGTH + BODY_LENGTH + 1;

/** So that a source of chance that always gives the same cannot hold the caller for ever. */
const MOST_DRAWS = 1000;

/** Gives a whole number from 0 to `limit` - 1, each as likely; `randomInt` of node:crypto is one. */
export type Random = (limit: number) => number;

/**
 * Draws a radicado for a school year, `AAAA-XXXXXXX-C`. It says nothing about the solicitud and cannot be guessed
 * from another. The check character catches any one wrong character; it would miss a few swaps of neighbours,
 * and can itself be a letter that is read as a digit: those draws are thrown away.
 * Whether it is taken already is the caller's to see. Throws on a year that is not of four digits, and when
 * 1,000 draws gave none.
 */
export function buildRadicado(anio: number, random: Random): string {
  if (!Number.isInteger(anio) || anio < 1000 || anio > 9999) throw new RangeError(`Not a year of four digits: ${anio}`);
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const body = Array.from({ length: BODY_LENGTH }, () => RAW_SYMBOLS.charAt(random(RAW_SYMBOLS.length))).join('');
    const withoutCheck = `${anio}${body}`;
    const symbols = withoutCheck + checkCharacter(withoutCheck);
    if (symbols.length === WHOLE_LENGTH && isUnmistakable(symbols)) return withHyphens(symbols);
  }
  throw new Error(`The source of chance gave no radicado in ${MOST_DRAWS} draws`);
}

/**
 * Reads a radicado as people type or paste it: in any case, with spaces, with or without hyphens, with O for 0 and I or
 * L for 1, with 'Radicado:' before it. Gives its one spelling, as it is stored and shown (`2027-7K3M9QX-9`).
 */
export function checkRadicado(text: string): Checked<string> {
  const symbols = typedLine(text)
    .normalize('NFKC')
    .replace(WORDS_BEFORE, '')
    .toUpperCase()
    .replace(/[\s\p{Pd}._,;:]/gu, '');
  if (symbols === '') return { ok: false, problems: 'Escriba el número de radicado.' };
  const withoutCheck = withoutLookalikes(symbols.slice(0, -1));
  const given = symbols.slice(-1);
  if (symbols.length !== WHOLE_LENGTH || !SHAPE.test(withoutCheck) || !ALPHABET.includes(given)) {
    return { ok: false, problems: 'Escriba el radicado completo, como aparece en su comprobante: 2027-7K3M9QX-9.' };
  }
  const expected = checkCharacter(withoutCheck);
  if (given !== expected && withoutLookalikes(given) !== expected) {
    return { ok: false, problems: 'El radicado tiene algún carácter equivocado. Compárelo con su comprobante.' };
  }
  return { ok: true, value: withHyphens(withoutCheck + expected) };
}

/** As it is copied from a receipt or a letter, with what it is called; no number among it. */
const WORDS_BEFORE = /^\D*radicado\D*(?=\d)/iu;

const SHAPE = new RegExp(`^\\d{${ANIO_LENGTH}}[${RAW_SYMBOLS}]{${BODY_LENGTH}}$`);

/** Letters that nobody tells from a digit; a radicado's body never has them. */
function withoutLookalikes(symbols: string): string {
  return symbols.replaceAll('O', '0').replace(/[IL]/g, '1');
}

function withHyphens(symbols: string): string {
  return `${symbols.slice(0, ANIO_LENGTH)}-${symbols.slice(ANIO_LENGTH, -1)}-${symbols.slice(-1)}`;
}

/** ISO 7064, MOD 37,36, of symbols that are all in the alphabet. */
function checkCharacter(symbols: string): string {
  let rest = BASE;
  for (const symbol of symbols) {
    const sum = (rest + ALPHABET.indexOf(symbol)) % BASE || BASE;
    rest = (sum * 2) % (BASE + 1);
  }
  return ALPHABET.charAt((BASE + 1 - rest) % BASE);
}

function isUnmistakable(symbols: string): boolean {
  if (!RAW_SYMBOLS.includes(symbols.slice(-1))) return false;
  for (let i = 1; i < symbols.length; i += 1) {
    const [a, b] = [symbols.charAt(i - 1), symbols.charAt(i)];
    const swapped = symbols.slice(0, i - 1) + b + a + symbols.slice(i + 1);
    if (a !== b && checkCharacter(swapped.slice(0, -1)) === swapped.slice(-1)) return false;
  }
  return true;
}
