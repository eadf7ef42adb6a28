import { COLUMNAS_DE_OFERTA, NOMBRES_DE_COLUMNAS } from '#domain/ofertaRows.ts';

/** A column as the file heads it; '': what is told is of the whole row. */
export function columnaText(columna: string): string {
  const known = COLUMNAS_DE_OFERTA.find((one) => one === columna);
  return known ? NOMBRES_DE_COLUMNAS[known] : columna || 'Toda la fila';
}
