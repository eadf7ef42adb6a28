import type { declareMachine } from '#core/machine.ts';
import { moved, placeSpoken, toggled, withCondicion, withOpcion } from './draftChanges';
import type { Values } from './draft';
import { withDraft, without, withValues } from './editing';
import type { SolicitudEvents } from './solicitudEvents';
import type { Editing, SolicitudState } from './solicitudState';

/** What is wrong in a field may hang on another one: a telephone or an address is enough, and a number has its type's form. */
const TIED: Readonly<Record<string, string>> = { telefono: 'correo', correo: 'telefono', tipoDocumento: 'documento' };

const changedBy = (change: object): string[] =>
  Object.keys(change).flatMap((field) => (TIED[field] === undefined ? field : [field, TIED[field]]));

/** What a person types and chooses, in a draft that is being edited. */
export function declareValues(builder: ReturnType<typeof declareMachine<SolicitudState>>, on: SolicitudEvents): void {
  builder
    .on('editing', on.avisoRead, 'editing', (state, { payload }) => withDraft(state, { aviso: payload }))
    .on('editing', on.acudienteChanged, 'editing', (state, { payload }) =>
      withValues(
        state,
        { acudiente: { ...state.draft.values.acudiente, ...payload } },
        without(state.problems, ...changedBy(payload).map((field) => `acudiente.${field}`)),
      ),
    )
    .on('editing', on.estudianteChanged, 'editing', (state, { payload }) =>
      withValues(
        state,
        { estudiante: { ...state.draft.values.estudiante, ...payload } },
        without(state.problems, ...changedBy(payload).map((field) => `estudiante.${field}`)),
      ),
    )
    .on('editing', on.cupoActualChosen, 'editing', (state, { payload: { oferta } }) =>
      withValues(state, { cupoActual: oferta }, without(state.problems, 'estudiante.cupoActual')),
    )
    .on('editing', on.condicionToggled, 'editing', (state, { payload: { codigo } }) => ({
      ...withValues(
        state,
        { condiciones: toggled(state.draft.values.condiciones, codigo) },
        // The places of the others in the list change.
        without(state.problems, 'condiciones'),
      ),
      uploads: state.uploads.filter((upload) => upload.codigo !== codigo),
    }))
    .on('editing', on.condicionAuthorised, 'editing', (state, { payload: { codigo, autorizada } }) =>
      withValues(
        state,
        withCondicion(state.draft.values, codigo, () => ({ autorizada })),
        without(state.problems, `condiciones.${condicionIndexOf(state, codigo)}.autorizada`),
      ),
    )
    .on('editing', on.institucionChosen, 'editing', (state, { payload: { codigo, institucion } }) =>
      withValues(
        state,
        withCondicion(state.draft.values, codigo, () => ({ institucion })),
        without(state.problems, `condiciones.${condicionIndexOf(state, codigo)}.institucion`),
      ),
    )
    .on('editing', on.hermanoToggled, 'editing', (state, { payload: { radicado } }) => {
      const { hermanos } = state.draft.values;
      const others = hermanos.filter((own) => own !== radicado);
      const next = others.length < hermanos.length ? others : [radicado, ...hermanos];
      // The places of the others in the list change.
      return withValues(state, { hermanos: next }, without(state.problems, 'hermanos'));
    })
    .on('editing', on.hermanoAdded, 'editing', (state) => withValues(state, { hermanos: [...state.draft.values.hermanos, ''] }))
    .on('editing', on.hermanoChanged, 'editing', (state, { payload: { index, radicado } }) =>
      withValues(
        state,
        { hermanos: state.draft.values.hermanos.map((own, place) => (place === index ? radicado : own)) },
        without(state.problems, `hermanos.${index}`),
      ),
    )
    .on('editing', on.hermanoRemoved, 'editing', (state, { payload: { index } }) =>
      withValues(
        state,
        { hermanos: state.draft.values.hermanos.filter((_, place) => place !== index) },
        without(state.problems, 'hermanos'),
      ),
    )
    .on('editing', on.opcionAdded, 'editing', (state, { payload: { oferta, max } }) =>
      withOpciones(state, oferta.id, withOpcion(state.draft.values.opciones, oferta, max)),
    )
    .on('editing', on.opcionRemoved, 'editing', (state, { payload: { id } }) =>
      withOpciones(
        state,
        id,
        state.draft.values.opciones.filter((own) => own.id !== id),
      ),
    )
    .on('editing', on.opcionMoved, 'editing', (state, { payload: { id, by } }) =>
      withOpciones(state, id, moved(state.draft.values.opciones, id, by)),
    )
    .on('editing', on.opcionesChecked, 'editing', (state, { payload: { vanished } }) => ({ ...state, vanished }));
}

/** `id`: the oferta whose new place is spoken. Problems go: the places of the others in the list change. */
function withOpciones(state: Editing, id: string, opciones: Values['opciones']): Editing {
  if (opciones === state.draft.values.opciones) return state;
  return { ...withValues(state, { opciones }, without(state.problems, 'opciones')), announcement: placeSpoken(opciones, id) };
}

function condicionIndexOf({ draft }: Editing, codigo: string): number {
  return draft.values.condiciones.findIndex((own) => own.codigo === codigo);
}
