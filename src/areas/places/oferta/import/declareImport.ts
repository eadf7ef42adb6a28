import { createAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import { locationChanged } from '#core/location/locationSlice.ts';
import type { RowChange, RowError, SedeRowChange } from '#domain/contractTypes.ts';
import type { Cupos } from '#domain/cupos.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { AREA } from '#areas/places/placesPaths.ts';
import type { UnknownHead } from './fileColumns';
import type { RowKind } from './rowKinds';

/** What saving would do, or has done, by what is counted. */
export type ImportCounts = Readonly<Record<string, number>>;

/** The seats of all places that a file names. */
export interface ImportTotals {
  readonly antes: Cupos;
  readonly despues: Cupos;
}

/** What the server says of a file's rows. */
export interface ImportFindings {
  readonly counts: ImportCounts;
  readonly revisadas: number;
  readonly cambios: readonly RowChange[];
  /** Of a file of sedes, which has no figures. */
  readonly sedes?: readonly SedeRowChange[];
  /** Before and after, of all that the file names. */
  readonly totales?: ImportTotals;
  /** Of what a save would do. */
  readonly huella: string;
  readonly guardada: boolean;
  readonly errores: readonly RowError[];
}

/** What is imported, and where. */
interface Imported {
  /** The machine's, in the area. */
  readonly name: string;
  readonly rows: RowKind;
  /** The page. */
  readonly path: string;
  /** The call of the backend. */
  readonly call: string;
  /** Under which the name of an unfinished file is kept. */
  readonly keptAs: string;
  readonly schema: v.GenericSchema<unknown, ImportFindings>;
}

/**
 * How much of a bad file the server has looked at, who alone knows the city's names: all of it; only the rows in which
 * nothing else is wrong; nothing.
 */
export type CheckedExtent = 'all' | 'part' | 'nothing';

interface FoundErrors {
  /** The first ones of `total`, of which the file of errors tells `written`. */
  errors: readonly RowError[];
  total: number;
  written: number;
  rows: number;
  checked: CheckedExtent;
}

interface MissedColumns {
  /** Columns of which nothing says which head is theirs. */
  missing: readonly string[];
  heads: readonly UnknownHead[];
}

interface ReviewedFile {
  counts: ImportCounts;
  changes: readonly RowChange[];
  sedes?: readonly SedeRowChange[];
  totals: ImportTotals | null;
  /** Heads of columns that are not used. */
  unusedColumns: readonly string[];
  /** Somebody else has saved since it was reviewed before. */
  isRenewed: boolean;
}

interface OfFile {
  /** The file's name. */
  fileName: string;
}

/** A file on its way into the oferta; its rows are with the saga, not in the state. */
export type ImportState =
  | { status: 'idle' }
  /** `percent`: how much of it has been read; null: nothing is known yet. */
  | (OfFile & { status: 'reading'; percent: number | null })
  /** A person is asked which heads are those of the columns. */
  | (OfFile & { status: 'matching' } & MissedColumns)
  /** Nothing of it can be imported, whatever is tried again. */
  | (OfFile & { status: 'unreadable'; message: string })
  /** A session that ended, or a reload, took it away before its end; the file itself cannot be kept. */
  | (OfFile & { status: 'lost' })
  /** Nothing was saved. */
  | (OfFile & { status: 'wrong' } & FoundErrors)
  /** `percent`, here and at the save: how much of it has been sent; left out: nothing is known, or all of it is there. */
  | (OfFile & { status: 'reviewing'; rows: number; percent?: number })
  | (OfFile & { status: 'reviewed' } & ReviewedFile)
  | (OfFile & { status: 'saving'; rows: number; percent?: number })
  | (OfFile & { status: 'saved'; counts: ImportCounts })
  /** The server did not do the step, or nobody knows: it can be tried again. */
  | (OfFile & { status: 'failed'; message: string });

type Status = ImportState['status'];
/** Chosen, and not at its end. */
export const UNFINISHED: readonly Status[] = ['reading', 'matching', 'reviewing', 'reviewed', 'saving', 'failed'];
const idle = (): ImportState & { status: 'idle' } => ({ status: 'idle' });
const NOT_IDLE = [
  'lost',
  'reading',
  'matching',
  'unreadable',
  'wrong',
  'reviewing',
  'reviewed',
  'saving',
  'saved',
  'failed',
] as const satisfies readonly Status[];

/** Declares the import of a kind of rows: its machine with what happens to it. */
export function declareImport(imported: Imported) {
  const { name, path } = imported;
  /** The file itself is for the saga alone: no reducer, no DevTools sees it. */
  const fileChosen = createAction(`${AREA}/${name}/fileChosen`, (file: File) => ({
    payload: { fileName: file.name },
    meta: { secret: { file } },
  }));
  /** The page is opened by the user whose file was lost there. */
  const fileLost = createAction<{ fileName: string }>(`${AREA}/${name}/fileLost`);
  const readProgressed = createAction<{ percent: number }>(`${AREA}/${name}/readProgressed`);
  const columnsMissed = createAction<MissedColumns>(`${AREA}/${name}/columnsMissed`);
  /** A person says where the missing columns stand. */
  const columnsMatched = createAction<{ matches: Readonly<Record<string, number>> }>(`${AREA}/${name}/columnsMatched`);
  const fileRefused = createAction<{ message: string }>(`${AREA}/${name}/fileRefused`);
  const rowsRefused = createAction<FoundErrors>(`${AREA}/${name}/rowsRefused`);
  /** Anew, where somebody else has saved meanwhile. */
  const reviewBegun = createAction<{ rows: number }>(`${AREA}/${name}/reviewBegun`);
  const reviewed = createAction<ReviewedFile>(`${AREA}/${name}/reviewed`);
  /** A person wants all that would change, as a file. */
  const changesRequested = createAction(`${AREA}/${name}/changesRequested`);
  const saveConfirmed = createAction(`${AREA}/${name}/saveConfirmed`);
  const saveBegun = createAction<{ rows: number }>(`${AREA}/${name}/saveBegun`);
  /** The person calls off a save that is on its way: nobody knows whether it was done. */
  const saveCancelled = createAction(`${AREA}/${name}/saveCancelled`);
  /** How much of what is sent is on its way; null: all of it, and the server works on it. */
  const sentProgressed = createAction<{ percent: number | null }>(`${AREA}/${name}/sentProgressed`);
  const saved = createAction<{ counts: ImportCounts }>(`${AREA}/${name}/saved`);
  const stepFailed = createAction<{ message: string }>(`${AREA}/${name}/stepFailed`);
  const retryRequested = createAction(`${AREA}/${name}/retryRequested`);
  /** A person wants the whole list of what is wrong, as a file. */
  const errorsRequested = createAction(`${AREA}/${name}/errorsRequested`);
  /** A person does without it, or has seen how it ended. */
  const importDismissed = createAction(`${AREA}/${name}/importDismissed`);

  const builder = declareMachine<ImportState>(`${AREA}.${name}`, idle())
    .on(
      ['idle', 'lost', 'reading', 'matching', 'unreadable', 'wrong', 'reviewing', 'reviewed', 'saved', 'failed'],
      fileChosen,
      'reading',
      (_, { payload }) => ({ status: 'reading', percent: null, ...payload }),
    )
    .on('idle', fileLost, 'lost', (_, { payload }) => ({ status: 'lost', ...payload }))
    .on('reading', readProgressed, 'reading', (state, { payload }) => ({ ...state, ...payload }))
    .on('reading', columnsMissed, 'matching', ({ fileName }, { payload }) => ({ status: 'matching', fileName, ...payload }))
    .on('matching', columnsMatched, 'reading', ({ fileName }) => ({ status: 'reading', fileName, percent: null }))
    .on(['reading', 'reviewing', 'saving'], fileRefused, 'unreadable', ({ fileName }, { payload }) => ({
      status: 'unreadable',
      fileName,
      ...payload,
    }))
    .on(['reading', 'reviewing', 'saving'], rowsRefused, 'wrong', ({ fileName }, { payload }) => ({
      status: 'wrong',
      fileName,
      ...payload,
    }))
    .on(['reading', 'saving', 'failed'], reviewBegun, 'reviewing', ({ fileName }, { payload }) => ({
      status: 'reviewing',
      fileName,
      ...payload,
    }))
    .on('reviewing', reviewed, 'reviewed', ({ fileName }, { payload }) => ({ status: 'reviewed', fileName, ...payload }))
    .on(['reviewed', 'failed'], saveBegun, 'saving', ({ fileName }, { payload }) => ({ status: 'saving', fileName, ...payload }))
    .on('reviewing', sentProgressed, 'reviewing', ({ percent: _before, ...state }, { payload: { percent } }) =>
      percent === null ? state : { ...state, percent },
    )
    .on('saving', sentProgressed, 'saving', ({ percent: _before, ...state }, { payload: { percent } }) =>
      percent === null ? state : { ...state, percent },
    )
    .on('saving', saved, 'saved', ({ fileName }, { payload }) => ({ status: 'saved', fileName, ...payload }))
    .on(['reviewing', 'saving'], stepFailed, 'failed', ({ fileName }, { payload }) => ({
      status: 'failed',
      fileName,
      ...payload,
    }))
    .on(NOT_IDLE, importDismissed, 'idle', idle);
  // A save that is on its way may be done, whatever is called off: it is waited for, and told elsewhere (D36).
  for (const status of NOT_IDLE.filter((one) => one !== 'saving')) {
    builder.on(status, locationChanged, [status, 'idle'], (state, { payload }) =>
      payload.address.path === path ? state : idle(),
    );
  }

  const machine = builder.onSessionEnd(NOT_IDLE, 'idle', idle).build();
  const events = {
    fileChosen,
    fileLost,
    readProgressed,
    columnsMissed,
    columnsMatched,
    fileRefused,
    rowsRefused,
    reviewBegun,
    reviewed,
    changesRequested,
    saveConfirmed,
    saveBegun,
    saveCancelled,
    sentProgressed,
    saved,
    stepFailed,
    retryRequested,
    errorsRequested,
    importDismissed,
  };
  return { ...imported, events, machine, select: placePart(machine).select };
}
export type DeclaredImport = ReturnType<typeof declareImport>;
