import type { ActaDeSorteo } from '../contractTypes';
import { momentText } from './dates';

const ORIGINS: Readonly<Record<ActaDeSorteo['origen'], string>> = {
  acto_publico: 'Sorteo en un acto público',
  fuente_publica: 'Número que publica otra entidad',
};

/** The record of a draw in words: each thing with its name. */
export function actaLines(
  { origen, fuente, en, enlace, documento, testigos }: ActaDeSorteo,
  timeZone: string,
): readonly (readonly [name: string, value: string])[] {
  return [
    ['Cómo fue', ORIGINS[origen]],
    ['Cuál', fuente],
    ['Cuándo', momentText(en, timeZone)],
    ...(enlace === null ? [] : [['Dónde se ve', enlace] as const]),
    ...(documento === null ? [] : [['Documento', documento] as const]),
    ['Testigos', testigos.join(' y ')],
  ];
}
