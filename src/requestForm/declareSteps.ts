import type { declareMachine } from '#core/machine.ts';
import { completedAfter, filesOf, withFiles } from './draftChanges';
import { withDraft, without, withValues } from './editing';
import type { SolicitudEvents } from './solicitudEvents';
import type { SolicitudState } from './solicitudState';

/** Going from step to step, and the supports that are on their way meanwhile. */
export function declareSteps(builder: ReturnType<typeof declareMachine<SolicitudState>>, on: SolicitudEvents): void {
  builder
    .on('editing', on.motivoExtemporaneaTyped, 'editing', (state, { payload: { motivo } }) => ({
      ...withDraft(state, { motivoExtemporanea: motivo }),
      problems: without(state.problems, 'aviso'),
    }))
    .on('editing', on.stepCompleted, 'editing', (state, { payload: { step } }) => ({
      ...withDraft(state, { completed: completedAfter(state.draft, step) }),
      problems: without(state.problems, step),
    }))
    .on('editing', on.stepRefused, 'editing', (state, { payload: { step, problems } }) => ({
      ...state,
      problems: { ...without(state.problems, step), ...problems },
      refusals: state.refusals + 1,
    }))

    .on('editing', on.fileChosen, 'editing', (state, { payload: { id, codigo, name } }) => ({
      ...state,
      uploads: [...state.uploads, { id, codigo, name, percent: null, message: null }],
    }))
    .on('editing', on.uploadProgressed, 'editing', (state, { payload: { id, percent } }) => ({
      ...state,
      uploads: state.uploads.map((own) => (own.id === id ? { ...own, percent } : own)),
    }))
    .on('editing', on.fileUploaded, 'editing', (state, { payload: { id, file } }) => {
      const upload = state.uploads.find((own) => own.id === id);
      // Dismissed meanwhile, or its condition is not claimed any more.
      if (!upload) return state;
      const rest = state.uploads.filter((own) => own !== upload);
      return {
        ...withValues(
          state,
          withFiles(state.draft.values, upload.codigo, (files) => [...files, file]),
        ),
        uploads: rest,
        announcement: `Quedó adjunto: ${file.nombre}`,
      };
    })
    .on('editing', on.fileRefused, 'editing', (state, { payload: { id, message } }) => ({
      ...state,
      uploads: state.uploads.map((own) => (own.id === id ? { ...own, message } : own)),
    }))
    .on('editing', on.uploadDismissed, 'editing', (state, { payload: { id } }) => ({
      ...state,
      uploads: state.uploads.filter((own) => own.id !== id),
      announcement: spoken('No se adjuntó', state.uploads.find((own) => own.id === id)?.name),
    }))
    .on('editing', on.fileRemoved, 'editing', (state, { payload: { codigo, id } }) => ({
      ...withValues(
        state,
        withFiles(state.draft.values, codigo, (files) => files.filter((own) => own.id !== id)),
      ),
      announcement: spoken('Se quitó', filesOf(state.draft.values, codigo).find((own) => own.id === id)?.nombre),
    }));
}

const spoken = (what: string, name: string | undefined): string | null => (name === undefined ? null : `${what}: ${name}`);
