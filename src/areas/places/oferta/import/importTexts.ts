import { OFERTA_COLUMNS, OFERTA_COLUMN_NAMES } from '#domain/ofertaRows.ts';

/** A column as the file heads it; '': what is told is of the whole row. */
export function columnText(column: string): string {
  const known = OFERTA_COLUMNS.find((one) => one === column);
  return known ? OFERTA_COLUMN_NAMES[known] : column || 'Toda la fila';
}
