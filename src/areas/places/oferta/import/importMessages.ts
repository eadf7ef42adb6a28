import * as v from 'valibot';
import type { RowError } from '#domain/contractTypes.ts';

/**
 * What page and worker tell each other; each side checks what comes to it. It is called off by ending the worker:
 * there is no message for it.
 */

/**
 * To the worker: a chosen file to be read; or what the server found in its rows, to be told with what was found in
 * the file (null: nothing).
 */
export type ImportJob =
  | { readonly kind: 'leer'; readonly file: Blob }
  | { readonly kind: 'juntar'; readonly found: readonly RowError[]; readonly own: OwnErrors | null };

/** What was found in a file by itself. They come and go as JSON: copying thousands of them would block the page. */
export interface OwnErrors {
  /** Those that are told. */
  readonly list: Blob;
  /** How many there are. */
  readonly total: number;
}

/** What is wrong in a file's rows: the first ones, how many they are, and the file that tells them. */
export interface ErrorReport {
  readonly first: readonly RowError[];
  readonly total: number;
  readonly file: Blob;
  /** How many of them that file tells. */
  readonly written: number;
}

/** Rows that are in order by themselves, as the backend is sent them: JSON, an array of the contract's FilaDeOferta. */
export interface SentRows {
  readonly count: number;
  readonly json: Blob;
}

/** The other rows of a bad file, for the server to say what is wrong in them, with what was found already. */
interface SoundRest {
  readonly sound: SentRows;
  readonly own: OwnErrors;
}

/** From the worker. */
export type ImportNews =
  | { readonly kind: 'progreso'; readonly percent: number }
  /** `unusedColumns`: heads of columns that an import does not use. */
  | { readonly kind: 'leido'; readonly rows: SentRows; readonly unusedColumns: readonly string[] }
  /** There is nothing in it that could be imported. */
  | { readonly kind: 'ilegible'; readonly message: string }
  /** `rest` null: every other row is bad too, or there are too many to be sent. */
  | { readonly kind: 'erroneo'; readonly count: number; readonly errors: ErrorReport; readonly rest: SoundRest | null }
  | { readonly kind: 'juntado'; readonly errors: ErrorReport }
  | { readonly kind: 'error'; readonly message: string };

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const errorSchema: v.GenericSchema<RowError> = v.object({ fila: count, columna: text, mensaje: text });

const ownErrorsSchema = v.object({ list: v.blob(), total: count });
const errorReportSchema = v.object({ first: v.array(errorSchema), total: count, file: v.blob(), written: count });
const sentRowsSchema = v.object({ count: count, json: v.blob() });

const soundRestSchema = v.object({ sound: sentRowsSchema, own: ownErrorsSchema });

const importJobSchema = v.variant('kind', [
  v.object({ kind: v.literal('leer'), file: v.blob() }),
  v.object({ kind: v.literal('juntar'), found: v.array(errorSchema), own: v.nullable(ownErrorsSchema) }),
]);

/** @throws ValiError if it is none */
export const parseImportJob = (message: unknown): ImportJob => v.parse(importJobSchema, message);

const importNewsSchema = v.variant('kind', [
  v.object({ kind: v.literal('progreso'), percent: count }),
  v.object({ kind: v.literal('leido'), rows: sentRowsSchema, unusedColumns: v.array(text) }),
  v.object({ kind: v.literal('ilegible'), message: text }),
  v.object({ kind: v.literal('erroneo'), count: count, errors: errorReportSchema, rest: v.nullable(soundRestSchema) }),
  v.object({ kind: v.literal('juntado'), errors: errorReportSchema }),
  v.object({ kind: v.literal('error'), message: text }),
]);

/** What `own` has in its list. @throws if it is none */
export const parseErrors = (json: string): RowError[] => v.parse(v.array(errorSchema), JSON.parse(json));

/** @throws ValiError if it is none */
export const parseImportNews = (message: unknown): ImportNews => v.parse(importNewsSchema, message);
