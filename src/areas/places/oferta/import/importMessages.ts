import * as v from 'valibot';
import type { RowError } from '#domain/contractTypes.ts';
import { ROW_KIND_NAMES } from './rowKinds';

/** What page and worker tell each other; each side checks what comes to it. */

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const errorSchema: v.GenericSchema<RowError> = v.object({ fila: count, columna: text, mensaje: text });

/** What `OwnErrors` has in its list. @throws if it is none */
export const parseErrors = (json: string): RowError[] => v.parse(v.array(errorSchema), JSON.parse(json));

/** What was found in a file by itself: how many errors, and those that are told as JSON, for thousands would hold the page up. */
const ownErrorsSchema = v.object({ list: v.blob(), total: count });
export type OwnErrors = Readonly<v.InferOutput<typeof ownErrorsSchema>>;

/** What is wrong in a file's rows: the first ones, how many they are, and the file that tells `written` of them. */
export const errorReportSchema = v.object({ first: v.array(errorSchema), total: count, file: v.blob(), written: count });
export type ErrorReport = Readonly<v.InferOutput<typeof errorReportSchema>>;

/** A file that was written. */
export const writtenFileSchema = v.object({ file: v.blob() });
export type WrittenFile = v.InferOutput<typeof writtenFileSchema>;

/** Rows that are in order by themselves, as the backend is sent them: JSON, an array of the contract's rows. */
const sentRowsSchema = v.object({ count, json: v.blob() });
export type SentRows = Readonly<v.InferOutput<typeof sentRowsSchema>>;

const importJobSchema = v.variant('kind', [
  /** A chosen file is to be read; `matches`: where those columns stand of which a person has said it. */
  v.object({ kind: v.literal('read'), rows: v.picklist(ROW_KIND_NAMES), file: v.blob(), matches: v.record(text, count) }),
  /** What the server found in its rows is to be told with what was found in the file; null: nothing was. */
  v.object({ kind: v.literal('join'), found: v.array(errorSchema), own: v.nullable(ownErrorsSchema) }),
  /** Rows are to be written as a file that a spreadsheet opens. */
  v.object({ kind: v.literal('write'), columns: v.array(text), rows: v.array(v.array(v.union([text, v.number()]))) }),
]);
type ImportJob = v.InferOutput<typeof importJobSchema>;
export type ReadJob = Extract<ImportJob, { kind: 'read' }>;
export type JoinJob = Extract<ImportJob, { kind: 'join' }>;
export type WriteJob = Extract<ImportJob, { kind: 'write' }>;

/** @throws ValiError if it is none */
export const parseImportJob = (message: unknown): ImportJob => v.parse(importJobSchema, message);

/** How much of a file has been read, in bytes. */
export const readProgressSchema = v.object({ done: count, total: count });

/** What came of reading a file. */
export const fileReadingSchema = v.variant('kind', [
  /** `unusedColumns`: heads of columns that an import does not use. */
  v.object({ kind: v.literal('read'), rows: sentRowsSchema, unusedColumns: v.array(text) }),
  /** There is nothing in it that could be imported. */
  v.object({ kind: v.literal('unreadable'), message: text }),
  /** Which head is whose, a person is asked. */
  v.object({
    kind: v.literal('unmatched'),
    missing: v.array(text),
    heads: v.array(v.object({ at: count, name: text, example: text })),
  }),
  /** `rest`: its sound rows, for the server to look at; null: there are none, or too many to be sent. */
  v.object({
    kind: v.literal('faulty'),
    count,
    errors: errorReportSchema,
    rest: v.nullable(v.object({ sound: sentRowsSchema, own: ownErrorsSchema })),
  }),
]);
export type FileReading = v.InferOutput<typeof fileReadingSchema>;
