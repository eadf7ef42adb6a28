import type { TipoDocumento } from './contractTypes';
import { withoutUnseen } from './unseen';

const FORMATS: Readonly<Record<TipoDocumento['formato'], { pattern: RegExp; message: string }>> = {
  digitos: { pattern: /^\d{3,15}$/, message: 'Revise el número: debe tener de 3 a 15 dígitos, sin letras.' },
  alfanumerico: { pattern: /^[\dA-Z]{3,20}$/, message: 'Revise el número: debe tener de 3 a 20 letras o dígitos.' },
};

/**
 * The one spelling of a document's number, to be stored and compared: capitals, full-width digits as plain ones,
 * without what people put between digits (dots, commas, spaces, hyphens, apostrophes). An invalid one stays so.
 */
export function normalizeDocumento(number: string): string {
  return (
    withoutUnseen(number)
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s\p{Pd}.,'’·/]/gu, '')
      // Capitals, and letters that stand side by side now, can be written in one more way.
      .normalize('NFKC')
  );
}

/**
 * What to correct, in Spanish, in the number of a document whose type the catalogue gives that format; undefined
 * when it can be right. The number may be written in any way that `normalizeDocumento` takes.
 */
export function documentoProblem(format: TipoDocumento['formato'], number: string): string | undefined {
  const normalized = normalizeDocumento(number);
  if (normalized === '') return 'Escriba el número del documento.';
  const { pattern, message } = FORMATS[format];
  if (!pattern.test(normalized)) return message;
  return /^0+$/.test(normalized) ? 'Revise el número: no puede ser solo ceros.' : undefined;
}
