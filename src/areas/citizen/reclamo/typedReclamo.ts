import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { locationChanged } from '#core/location/locationSlice.ts';
import { isUnder } from '#core/location/paths.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { storedFileSchema } from '#domain/answers/answerParts.ts';
import type { StoredFile } from '#domain/contractTypes.ts';
import type { TypedReclamo } from '#requestForm/ReclamoForm.tsx';
import type { Upload } from '#requestForm/solicitudState.ts';
import { randomKey } from '#services/randomKey.ts';
import { CITIZEN_PATHS } from '../citizenPaths';

/** What the tab keeps of a reclamo that is not sent: of one solicitud, that of the radicado. */
export const keptReclamoSchema = v.object({
  radicado: v.string(),
  asunto: v.nullable(v.string()),
  texto: v.string(),
  archivos: v.array(storedFileSchema),
});
export type KeptReclamo = v.InferOutput<typeof keptReclamoSchema>;

/** A reclamo that a family types on the page of its solicitud. */
type TypedReclamoState = { status: 'closed' } | { status: 'typed'; kept: KeptReclamo; uploads: readonly Upload[] };

/** It is begun, or found as it was typed before a reload. */
export const reclamoBegun = createAction<{ kept: KeptReclamo }>('citizen/typedReclamo/begun');
export const reclamoTyped = createAction<{ typed: TypedReclamo }>('citizen/typedReclamo/typed');
export const reclamoFileChosen = createAction('citizen/typedReclamo/fileChosen', (file: File) => ({
  payload: { id: randomKey(), name: file.name },
  meta: { secret: { file } },
}));
export const reclamoUploadProgressed = createAction<{ id: string; percent: number }>('citizen/typedReclamo/uploadProgressed');
export const reclamoFileUploaded = createAction<{ id: string; file: StoredFile }>('citizen/typedReclamo/fileUploaded');
export const reclamoFileRefused = createAction<{ id: string; message: string }>('citizen/typedReclamo/fileRefused');
export const reclamoUploadDismissed = createAction<{ id: string }>('citizen/typedReclamo/uploadDismissed');
export const reclamoFileRemoved = createAction<{ id: string }>('citizen/typedReclamo/fileRemoved');
/** It is sent, or its solicitud was closed. */
export const reclamoEnded = createAction('citizen/typedReclamo/ended');

type Typed = Extract<TypedReclamoState, { status: 'typed' }>;

const changed = (uploads: readonly Upload[], id: string, change: Partial<Upload>): readonly Upload[] =>
  uploads.map((one) => (one.id === id ? { ...one, ...change } : one));
const without = <One extends { id: string }>(all: readonly One[], id: string): One[] => all.filter((one) => one.id !== id);

export const typedReclamoMachine = declareMachine<TypedReclamoState>('citizen.typedReclamo', { status: 'closed' })
  .on(['closed', 'typed'], reclamoBegun, 'typed', (_, { payload: { kept } }) => ({ status: 'typed', kept, uploads: [] }))
  .on('typed', reclamoTyped, 'typed', (state, { payload: { typed } }): Typed => ({ ...state, kept: { ...state.kept, ...typed } }))
  .on('typed', reclamoFileChosen, 'typed', (state, { payload: { id, name } }): Typed => {
    const upload = { id, codigo: '', name, percent: null, message: null };
    return { ...state, uploads: [...state.uploads, upload] };
  })
  .on('typed', reclamoUploadProgressed, 'typed', (state, { payload: { id, percent } }): Typed => ({
    ...state,
    uploads: changed(state.uploads, id, { percent }),
  }))
  .on('typed', reclamoFileUploaded, 'typed', ({ kept, uploads }, { payload: { id, file } }): Typed => ({
    status: 'typed',
    kept: { ...kept, archivos: [...kept.archivos, file] },
    uploads: without(uploads, id),
  }))
  .on('typed', reclamoFileRefused, 'typed', (state, { payload: { id, message } }): Typed => ({
    ...state,
    uploads: changed(state.uploads, id, { message }),
  }))
  .on('typed', reclamoUploadDismissed, 'typed', (state, { payload: { id } }): Typed => ({
    ...state,
    uploads: without(state.uploads, id),
  }))
  .on('typed', reclamoFileRemoved, 'typed', (state, { payload: { id } }): Typed => ({
    ...state,
    kept: { ...state.kept, archivos: without(state.kept.archivos, id) },
  }))
  .on('typed', reclamoEnded, 'closed', () => ({ status: 'closed' }))
  // The solicitud is forgotten with the page; what is typed of it waits in the tab.
  .on('typed', locationChanged, ['typed', 'closed'], (state, { payload }) =>
    isUnder(payload.address.path, CITIZEN_PATHS.lookUp) ? state : { status: 'closed' },
  )
  .build();

export const selectTypedReclamo = placePart(typedReclamoMachine).select;
