import { writeCsv } from '#domain/csv.ts';
import { CSV_TYPE } from '#areas/places/csvType.ts';
import type { ErrorDeFila } from '#domain/contractTypes.ts';
import type { Errores } from './importMessages';
import { columnaText } from './importTexts';

/** How many errors stand on the page; the others are in the file of errors. */
const SHOWN_ERRORS = 50;

/** More than anyone mends one by one; a file of millions of bad rows must not fill the memory. */
const WRITTEN_ERRORS = 100_000;

export interface Cuenta {
  add(error: ErrorDeFila): void;
  /** Before all others. */
  addFirst(error: ErrorDeFila): void;
  readonly total: number;
  finish(): Contados;
}

export interface Contados {
  readonly total: number;
  /** As many of them as are told. */
  readonly errores: readonly ErrorDeFila[];
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
      kept.splice(WRITTEN_ERRORS);
    },
    get total() {
      return total;
    },
    finish: () => ({ total, errores: kept }),
  };
}

/** What a person is told of the errors of a file, of which there may be more than these. */
export function resumirErrores({ total, errores }: Contados): Errores {
  const rows = errores.map(({ fila, columna, mensaje }) => [fila, columnaText(columna), mensaje]);
  const archivo = new Blob([writeCsv(['Línea', 'Columna', 'Qué corregir'], rows)], { type: CSV_TYPE });
  return { primeros: errores.slice(0, SHOWN_ERRORS), total, archivo, enArchivo: errores.length };
}
