import type { TipoDocumento } from './contractTypes';
import { withoutUnseen } from './unseen';

/** Of a type of the catalogue, what its number is checked by. */
export type NumberedType = Pick<TipoDocumento, 'codigo' | 'formato'>;

export const NO_DOCUMENTO = 'Escriba el número del documento.';
const LETTERS_OR_DIGITS = { pattern: /^[\dA-Z]{3,20}$/, message: 'Revise el número: debe tener de 3 a 20 letras o dígitos.' };
const FORMATS: Readonly<Record<TipoDocumento['formato'], { pattern: RegExp; message: string }>> = {
  digitos: { pattern: /^\d{3,15}$/, message: 'Revise el número: debe tener de 3 a 15 dígitos, sin letras.' },
  alfanumerico: LETTERS_OR_DIGITS,
  asignado: LETTERS_OR_DIGITS,
};

/** What people put between digits. */
const BETWEEN = /[\s\p{Pd}.,:'’·/#]/u;
const ALL_BETWEEN = new RegExp(BETWEEN, 'gu');
/** Letters before the number: a type's code, and perhaps 'N.º'. */
const LEADING_CODE = /^([A-Z]{2,4}?)(?:NO|NRO)?(?=\d)/;

/**
 * The one spelling of a document's number, to be stored and compared: capitals, full-width digits as plain ones,
 * without what people put between digits (dots, commas, spaces, hyphens, apostrophes). An invalid one stays so.
 */
export function normalizeDocumento(number: string): string {
  return (
    withoutUnseen(number)
      .normalize('NFKC')
      .toUpperCase()
      .replace(ALL_BETWEEN, '')
      // Capitals, and letters that stand side by side now, can be written in one more way.
      .normalize('NFKC')
  );
}

/**
 * The number in its one spelling, without the type's own code before it ('C.C. 52.123.456', 'PPT1234567'). Where a number
 * can have letters of its own, only a code that stands apart is left out: `AB123456` is a passport's.
 */
export function readDocumento({ codigo, formato }: NumberedType, number: string): string {
  const normalized = normalizeDocumento(number);
  if (codeStandsApart(number, codigo)) return normalized.slice(codigo.length).replace(/^NR?O(?=\d)/, '');
  return formato !== 'alfanumerico' && leadingCodeOf(normalized) === codigo ? withoutLeadingCode(normalized) : normalized;
}

/** How a number whose type is not asked for can be meant, as it is typed and without a type's code before it. */
export function documentoReadings(number: string): readonly [string, string] {
  const normalized = normalizeDocumento(number);
  return [normalized, withoutLeadingCode(normalized)];
}

/**
 * What to correct, in Spanish, in the number of a document of that type; undefined when it can be right. The number may
 * be written in any way that `readDocumento` takes. `types`: the catalogue, to know the code of another type by.
 */
export function documentoProblem(type: NumberedType, number: string, types: readonly NumberedType[]): string | undefined {
  const read = readDocumento(type, number);
  if (read === '') return type.formato === 'asignado' ? undefined : NO_DOCUMENTO;
  const { pattern, message } = FORMATS[type.formato];
  if (!pattern.test(read)) {
    const other = types.find(({ codigo }) => codigo === leadingCodeOf(read));
    return other ? `Escribió «${other.codigo}» antes del número: elija ese tipo de documento, o quítelo.` : message;
  }
  if (!/\d/.test(read)) return 'Escriba el número como está en el documento: debe tener algún dígito.';
  return /^0+$/.test(read) ? 'Revise el número: no puede ser solo ceros.' : undefined;
}

/** Zeros before a number do not make another (F12). */
export const withoutZeros = (number: string): string => number.replace(/^0+(?=\d+$)/, '');

const leadingCodeOf = (normalized: string): string | undefined => LEADING_CODE.exec(normalized)?.[1];

const withoutLeadingCode = (normalized: string): string => normalized.replace(LEADING_CODE, '');

function codeStandsApart(number: string, codigo: string): boolean {
  const letters = withoutUnseen(number).normalize('NFKC').toUpperCase().trim().replace(/\./g, '');
  return letters.startsWith(codigo) && BETWEEN.test(letters.charAt(codigo.length));
}
