import { writeCsv } from '../../../../shared/csv';
import { CSV_TYPE } from '../../../../shared/csvType';
import type { ErrorDeFila } from '../../../../shared/educacion/tipos';
import type { Errores } from './mensajes';
import { SHOWN_ERRORS } from './mostrados';
import { columnaText } from './texts';

/** More than anyone mends one by one; a file of millions of bad rows must not fill the memory. */
const WRITTEN_ERRORS = 100_000;

export interface Cuenta {
  add(error: ErrorDeFila): void;
  /** Before all others. */
  addFirst(error: ErrorDeFila): void;
  readonly total: number;
  finish(): Errores;
}

/** Counts all that is wrong, and keeps as much of it as is told. */
export function contarErrores(): Cuenta {
  const kept: ErrorDeFila[] = [];
  let total = 0;
  return {
    add(error) {
      total += 1;
      if (kept.length < WRITTEN_ERRORS) kept.push(error);
    },
    addFirst(error) {
      total += 1;
      kept.unshift(error);
    },
    get total() {
      return total;
    },
    finish: () => ({ primeros: kept.slice(0, SHOWN_ERRORS), total, archivo: escribirErrores(kept), enArchivo: kept.length }),
  };
}

/** What is wrong in a file's rows, as a file. */
export function escribirErrores(errores: readonly ErrorDeFila[]): Blob {
  const rows = errores.map(({ fila, columna, mensaje }) => [fila, columnaText(columna), mensaje]);
  return new Blob([writeCsv(['Línea', 'Columna', 'Qué corregir'], rows)], { type: CSV_TYPE });
}
