import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionSlice.ts';
import type { CambioDeFila, ErrorDeFila, InformeDeImportacion } from '#domain/contractTypes.ts';
import { declareMachine } from '#core/machine.ts';
import { selectPlaced } from '#core/placed.ts';
import { AREA, EDUCATION_PATHS } from '#areas/places/placesPaths.ts';

/** What saving would do, or has done. */
export type Cuentas = Pick<InformeDeImportacion, 'revisadas' | 'nuevas' | 'cambiadas' | 'iguales'>;

/**
 * How much of a bad file the server has looked at, who alone knows the city's names: all of it; only the rows in which
 * nothing else is wrong; nothing.
 */
export type Comprobado = 'todo' | 'parte' | 'nada';

interface Hallado {
  /** The first ones of `total`, of which the file of errors tells `enArchivo`. */
  errores: readonly ErrorDeFila[];
  total: number;
  enArchivo: number;
  filas: number;
  comprobado: Comprobado;
}

interface Revisado {
  cuentas: Cuentas;
  /** Some of what changes. */
  cambios: readonly CambioDeFila[];
  /** Heads of columns that are not used. */
  sobrantes: readonly string[];
  /** Somebody else has saved since it was reviewed before. */
  esNueva: boolean;
}

interface OfFile {
  /** The file's name. */
  nombre: string;
}

/** A file on its way into the oferta; its rows are with the saga, not in the state. */
export type ImportacionState =
  | { status: 'idle' }
  /** `porcentaje`: how much of it has been read; null: nothing is known yet. */
  | (OfFile & { status: 'reading'; porcentaje: number | null })
  /** Nothing of it can be imported, whatever is tried again. */
  | (OfFile & { status: 'unreadable'; mensaje: string })
  /** A session that ended, or a reload, took it away before its end; the file itself cannot be kept. */
  | (OfFile & { status: 'lost' })
  /** Nothing was saved. */
  | (OfFile & { status: 'wrong' } & Hallado)
  | (OfFile & { status: 'reviewing'; filas: number })
  | (OfFile & { status: 'reviewed' } & Revisado)
  | (OfFile & { status: 'saving'; filas: number })
  | (OfFile & { status: 'saved'; cuentas: Cuentas })
  /** The server did not do the step, or nobody knows: it can be tried again. */
  | (OfFile & { status: 'failed'; mensaje: string });

const event = <Payload>(name: string) => createAction<Payload>(`${AREA}/importacion/${name}`);
const plainEvent = (name: string) => createAction(`${AREA}/importacion/${name}`);

/** The file itself is for the saga alone: no reducer, no DevTools sees it. */
export const fileChosen = createAction(`${AREA}/importacion/fileChosen`, (file: File) => ({
  payload: { nombre: file.name },
  meta: { secret: { file } },
}));
/** The page is opened by the user whose file was lost there. */
export const fileLost = event<{ nombre: string }>('fileLost');
export const readProgressed = event<{ porcentaje: number }>('readProgressed');
export const fileRefused = event<{ mensaje: string }>('fileRefused');
export const rowsRefused = event<Hallado>('rowsRefused');
/** Anew, where somebody else has saved meanwhile. */
export const reviewBegun = event<{ filas: number }>('reviewBegun');
export const reviewed = event<Revisado>('reviewed');
export const saveConfirmed = plainEvent('saveConfirmed');
export const saveBegun = event<{ filas: number }>('saveBegun');
/** The person calls off a save that is on its way: nobody knows whether it was done. */
export const saveCancelled = plainEvent('saveCancelled');
export const saved = event<{ cuentas: Cuentas }>('saved');
export const stepFailed = event<{ mensaje: string }>('stepFailed');
export const retryRequested = plainEvent('retryRequested');
/** A person wants the whole list of what is wrong, as a file. */
export const errorsRequested = plainEvent('errorsRequested');
/** A person does without it, or has seen how it ended. */
export const importDismissed = plainEvent('importDismissed');

type Status = ImportacionState['status'];
/** Chosen, and not at its end. */
export const UNFINISHED: readonly Status[] = ['reading', 'reviewing', 'reviewed', 'saving', 'failed'];
const idle = (): ImportacionState & { status: 'idle' } => ({ status: 'idle' });
const NOT_IDLE = ['lost', 'reading', 'unreadable', 'wrong', 'reviewing', 'reviewed', 'saving', 'saved', 'failed'] as const satisfies readonly Status[];

const builder = declareMachine<ImportacionState>(`${AREA}.importacion`, idle())
  .on(['idle', 'lost', 'reading', 'unreadable', 'wrong', 'reviewing', 'reviewed', 'saved', 'failed'], fileChosen, 'reading', (_, { payload }) => ({
    status: 'reading',
    porcentaje: null,
    ...payload,
  }))
  .on('idle', fileLost, 'lost', (_, { payload }) => ({ status: 'lost', ...payload }))
  .on('reading', readProgressed, 'reading', (state, { payload }) => ({ ...state, ...payload }))
  .on(['reading', 'reviewing', 'saving'], fileRefused, 'unreadable', ({ nombre }, { payload }) => ({ status: 'unreadable', nombre, ...payload }))
  .on(['reading', 'reviewing', 'saving'], rowsRefused, 'wrong', ({ nombre }, { payload }) => ({ status: 'wrong', nombre, ...payload }))
  .on(['reading', 'saving', 'failed'], reviewBegun, 'reviewing', ({ nombre }, { payload }) => ({ status: 'reviewing', nombre, ...payload }))
  .on('reviewing', reviewed, 'reviewed', ({ nombre }, { payload }) => ({ status: 'reviewed', nombre, ...payload }))
  .on(['reviewed', 'failed'], saveBegun, 'saving', ({ nombre }, { payload }) => ({ status: 'saving', nombre, ...payload }))
  .on('saving', saved, 'saved', ({ nombre }, { payload }) => ({ status: 'saved', nombre, ...payload }))
  .on(['reviewing', 'saving'], stepFailed, 'failed', ({ nombre }, { payload }) => ({ status: 'failed', nombre, ...payload }))
  .on(NOT_IDLE, importDismissed, 'idle', idle);
for (const status of NOT_IDLE) {
  builder.on(status, locationChanged, [status, 'idle'], (state, { payload }) =>
    payload.address.path === EDUCATION_PATHS.ofertaImport ? state : idle(),
  );
}
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) builder.on(NOT_IDLE, ending, 'idle', idle);

export const importacionMachine = builder.build();
export const selectImportacion = selectPlaced(AREA, 'importacion', importacionMachine.initial);
