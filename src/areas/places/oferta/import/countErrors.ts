import { writeCsv } from '#domain/csv.ts';
import { CSV_TYPE } from '#areas/places/csvType.ts';
import type { RowError } from '#domain/contractTypes.ts';
import type { ErrorReport } from './importMessages';
import { columnText } from './importTexts';

/** How many errors stand on the page; the others are in the file of errors. */
const SHOWN_ERRORS = 50;

/** More than anyone mends one by one; a file of millions of bad rows must not fill the memory. */
const WRITTEN_ERRORS = 100_000;

export interface ErrorCounter {
  add(error: RowError): void;
  /** Before all others. */
  addFirst(error: RowError): void;
  readonly total: number;
  finish(): CountedErrors;
}

export interface CountedErrors {
  readonly total: number;
  /** As many of them as are told. */
  readonly errors: readonly RowError[];
}

/** Counts all that is wrong, and keeps as much of it as is told. */
export function countErrors(): ErrorCounter {
  const kept: RowError[] = [];
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
    finish: () => ({ total, errors: kept }),
  };
}

/** What a person is told of the errors of a file, of which there may be more than these. */
export function summarizeErrors({ total, errors }: CountedErrors): ErrorReport {
  const rows = errors.map(({ fila, columna, mensaje }) => [fila, columnText(columna), mensaje]);
  const file = new Blob([writeCsv(['Línea', 'Columna', 'Qué corregir'], rows)], { type: CSV_TYPE });
  return { first: errors.slice(0, SHOWN_ERRORS), total, file, written: errors.length };
}
