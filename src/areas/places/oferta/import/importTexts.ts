import { MATRICULA_COLUMN_NAMES } from '#domain/matriculaRows.ts';
import { SEDE_COLUMN_NAMES } from '#domain/sedeRows.ts';
import { OFERTA_COLUMN_NAMES } from '#domain/ofertaRows.ts';

/** Of every kind of file; what two of them have is called the same. */
const NAMES = new Map(Object.entries({ ...SEDE_COLUMN_NAMES, ...OFERTA_COLUMN_NAMES, ...MATRICULA_COLUMN_NAMES }));

/** A column as the file heads it; '': what is told is of the whole row. */
export function columnText(column: string): string {
  return NAMES.get(column) ?? (column || 'Toda la fila');
}
