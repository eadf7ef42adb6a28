import { createAction } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import type { RowChange, RowError, ImportReport } from '#domain/contractTypes.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { PLACES_PATHS } from '#areas/places/placesPaths.ts';

/** What saving would do, or has done. */
export type ImportCounts = Pick<ImportReport, 'revisadas' | 'nuevas' | 'cambiadas' | 'iguales'>;

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

interface ReviewedFile {
  counts: ImportCounts;
  /** Some of what changes. */
  changes: readonly RowChange[];
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
  /** Nothing of it can be imported, whatever is tried again. */
  | (OfFile & { status: 'unreadable'; message: string })
  /** A session that ended, or a reload, took it away before its end; the file itself cannot be kept. */
  | (OfFile & { status: 'lost' })
  /** Nothing was saved. */
  | (OfFile & { status: 'wrong' } & FoundErrors)
  | (OfFile & { status: 'reviewing'; rows: number })
  | (OfFile & { status: 'reviewed' } & ReviewedFile)
  | (OfFile & { status: 'saving'; rows: number })
  | (OfFile & { status: 'saved'; counts: ImportCounts })
  /** The server did not do the step, or nobody knows: it can be tried again. */
  | (OfFile & { status: 'failed'; message: string });

/** The file itself is for the saga alone: no reducer, no DevTools sees it. */
export const fileChosen = createAction('places/ofertaImport/fileChosen', (file: File) => ({
  payload: { fileName: file.name },
  meta: { secret: { file } },
}));
/** The page is opened by the user whose file was lost there. */
export const fileLost = createAction<{ fileName: string }>('places/ofertaImport/fileLost');
export const readProgressed = createAction<{ percent: number }>('places/ofertaImport/readProgressed');
export const fileRefused = createAction<{ message: string }>('places/ofertaImport/fileRefused');
export const rowsRefused = createAction<FoundErrors>('places/ofertaImport/rowsRefused');
/** Anew, where somebody else has saved meanwhile. */
export const reviewBegun = createAction<{ rows: number }>('places/ofertaImport/reviewBegun');
export const reviewed = createAction<ReviewedFile>('places/ofertaImport/reviewed');
export const saveConfirmed = createAction('places/ofertaImport/saveConfirmed');
export const saveBegun = createAction<{ rows: number }>('places/ofertaImport/saveBegun');
/** The person calls off a save that is on its way: nobody knows whether it was done. */
export const saveCancelled = createAction('places/ofertaImport/saveCancelled');
export const saved = createAction<{ counts: ImportCounts }>('places/ofertaImport/saved');
export const stepFailed = createAction<{ message: string }>('places/ofertaImport/stepFailed');
export const retryRequested = createAction('places/ofertaImport/retryRequested');
/** A person wants the whole list of what is wrong, as a file. */
export const errorsRequested = createAction('places/ofertaImport/errorsRequested');
/** A person does without it, or has seen how it ended. */
export const importDismissed = createAction('places/ofertaImport/importDismissed');

type Status = ImportState['status'];
/** Chosen, and not at its end. */
export const UNFINISHED: readonly Status[] = ['reading', 'reviewing', 'reviewed', 'saving', 'failed'];
const idle = (): ImportState & { status: 'idle' } => ({ status: 'idle' });
const NOT_IDLE = [
  'lost',
  'reading',
  'unreadable',
  'wrong',
  'reviewing',
  'reviewed',
  'saving',
  'saved',
  'failed',
] as const satisfies readonly Status[];

const builder = declareMachine<ImportState>('places.ofertaImport', idle())
  .on(
    ['idle', 'lost', 'reading', 'unreadable', 'wrong', 'reviewing', 'reviewed', 'saved', 'failed'],
    fileChosen,
    'reading',
    (_, { payload }) => ({ status: 'reading', percent: null, ...payload }),
  )
  .on('idle', fileLost, 'lost', (_, { payload }) => ({ status: 'lost', ...payload }))
  .on('reading', readProgressed, 'reading', (state, { payload }) => ({ ...state, ...payload }))
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
  .on('saving', saved, 'saved', ({ fileName }, { payload }) => ({ status: 'saved', fileName, ...payload }))
  .on(['reviewing', 'saving'], stepFailed, 'failed', ({ fileName }, { payload }) => ({ status: 'failed', fileName, ...payload }))
  .on(NOT_IDLE, importDismissed, 'idle', idle);
for (const status of NOT_IDLE) {
  builder.on(status, locationChanged, [status, 'idle'], (state, { payload }) =>
    payload.address.path === PLACES_PATHS.ofertaImport ? state : idle(),
  );
}

export const importMachine = builder.onSessionEnd(NOT_IDLE, 'idle', idle).build();
export const selectImport = placePart(importMachine).select;
