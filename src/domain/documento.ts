import type { TipoDeDocumento } from './contractTypes';

const FORMATOS: Readonly<Record<TipoDeDocumento['formato'], { patron: RegExp; mensaje: string }>> = {
  digitos: { patron: /^\d{3,15}$/, mensaje: 'Revise el número: debe tener de 3 a 15 dígitos, sin letras.' },
  alfanumerico: { patron: /^[\dA-Z]{3,20}$/, mensaje: 'Revise el número: debe tener de 3 a 20 letras o dígitos.' },
};

/**
 * The one spelling of a document's number, to be stored and compared: capitals, full-width digits as plain ones,
 * without what people put between digits (dots, commas, spaces, hyphens, apostrophes). An invalid one stays so.
 */
export function normalizarDocumento(numero: string): string {
  return numero
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}.,'’·/]/gu, '');
}

/**
 * What to correct, in Spanish, in the number of a document whose type the catalogue gives that format; undefined
 * when it can be right. The number may be written in any way that `normalizarDocumento` takes.
 */
export function errorDeDocumento(formato: TipoDeDocumento['formato'], numero: string): string | undefined {
  const normalizado = normalizarDocumento(numero);
  if (normalizado === '') return 'Escriba el número del documento.';
  const { patron, mensaje } = FORMATOS[formato];
  if (!patron.test(normalizado)) return mensaje;
  return /^0+$/.test(normalizado) ? 'Revise el número: no puede ser solo ceros.' : undefined;
}
