import { writeCsv } from '../../../../shared/csv';
import type { ErrorDeFila } from '../../../../shared/educacion/tipos';
import { columnaText } from './texts';

export { leerArchivo } from './leerArchivo';

/** All that is wrong in a file's rows, as a file. */
export function escribirErrores(errores: readonly ErrorDeFila[]): string {
  const rows = errores.map(({ fila, columna, mensaje }) => [fila, columnaText(columna), mensaje]);
  return writeCsv(['Línea', 'Columna', 'Qué corregir'], rows);
}
