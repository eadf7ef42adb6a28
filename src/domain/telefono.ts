import type { Checked } from './checked';
import { withoutUnseen } from './unseen';

const TEN_DIGITS =
  'Escriba el teléfono con sus diez dígitos: un celular empieza por 3 y un fijo por 60. Si es de otro país, escriba + y el número con su indicativo.';
const OLD_LANDLINE =
  'A este fijo le faltan tres dígitos: antes escriba 60 y el indicativo de su departamento, como 608 261 1234.';
const FOREIGN = 'Revise el teléfono de otro país: + y el indicativo, y luego el número, como +58 412 123 4567.';

const COLOMBIAN = /^(?:3\d|60)\d{8}$/;
/** E.164: the country's code and the number, 15 digits at most. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/**
 * Reads a telephone as people type it: with spaces, hyphens, dots, slashes or parentheses, and of Colombia with or
 * without its 57 (+57, 0057). Gives the ten digits of a Colombian one, another country's as `+584121234567`.
 */
export function readTelefono(text: string): Checked<string> {
  const plain = withoutUnseen(text)
    .normalize('NFKC')
    .replace(/[\s\p{Pd}./()]/gu, '');
  const whole = plain.replace(/^00(?=[1-9])/, '+').replace(/^57(?=\d{10}$)/, '+57');
  if (whole.startsWith('+') && !whole.startsWith('+57')) {
    return INTERNATIONAL.test(whole) ? { ok: true, value: whole } : { ok: false, problems: FOREIGN };
  }
  const national = whole.replace(/^\+57/, '');
  if (COLOMBIAN.test(national)) return { ok: true, value: national };
  return { ok: false, problems: /^[2-8]\d{6}$/.test(national) ? OLD_LANDLINE : TEN_DIGITS };
}
