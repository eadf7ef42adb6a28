import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { CUPOS_FIELDS, readCupos, type CuposField } from '#domain/cupos.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { PLACES_PATHS } from '../placesPaths';

/** A place's figures as they are typed. */
export type TypedCupos = Readonly<Record<CuposField, string>>;
export type CuposProblems = Readonly<Partial<Record<CuposField, string>>>;

/** The row that is edited: one at a time. */
export type OfertaEditState =
  | { status: 'closed' }
  /** Closed too: the place was found to be already as it had been typed. */
  | { status: 'settled'; oferta: ManagedOferta }
  | {
      status: 'open';
      /** As the person sees it: what is typed is meant for this version. */
      oferta: ManagedOferta;
      typed: TypedCupos;
      problems: CuposProblems;
      /** Counts the saves that failed: each brings the focus to the first wrong field. */
      attempt: number;
      /** What it was before somebody else saved meanwhile; null: nobody has. */
      before: ManagedOferta | null;
    };
type Open = Extract<OfertaEditState, { status: 'open' }>;

/** A person wants to edit a row; another one that is open, and changed, is asked about first. */
export const editRequested = createAction<{ oferta: ManagedOferta }>('places/edicion/editRequested');
/** `escritos`: what was typed there before; without it, its fields are as the row is. */
export const rowOpened = createAction<{ oferta: ManagedOferta; typed?: TypedCupos }>('places/edicion/rowOpened');
export const figureTyped = createAction<{ field: CuposField; text: string }>('places/edicion/figureTyped');
export const saveRequested = createAction('places/edicion/saveRequested');
export const problemsFound = createAction<{ problems: CuposProblems }>('places/edicion/problemsFound');
/** Somebody else saved meanwhile: the place as it is now. */
export const changedMeanwhile = createAction<{ oferta: ManagedOferta }>('places/edicion/changedMeanwhile');
/** What is typed is what is stored already, by a save whose answer was lost: the place as it is now. */
export const rowSettled = createAction<{ oferta: ManagedOferta }>('places/edicion/rowSettled');
export const rowLeft = createAction('places/edicion/rowLeft');
export const rowSaved = createAction('places/edicion/rowSaved');

const closed = (): OfertaEditState & { status: 'closed' } => ({ status: 'closed' });

/** The figures of a place as a person would type them. */
function typedOf(oferta: ManagedOferta): TypedCupos {
  return { capacidad: String(oferta.capacidad), continuan: String(oferta.continuan), repiten: String(oferta.repiten) };
}

/** What was typed stays; a figure that this person did not touch is the other one's now, so that saving undoes nothing. */
function rebased({ oferta, typed }: Open, current: ManagedOferta): TypedCupos {
  const [before, now] = [typedOf(oferta), typedOf(current)];
  const figure = (field: CuposField) => (typed[field].trim() === before[field] ? now[field] : typed[field]);
  return { capacidad: figure('capacidad'), continuan: figure('continuan'), repiten: figure('repiten') };
}

/** Whether what is typed says the same as this version. */
export function isSaid(typed: TypedCupos, oferta: ManagedOferta): boolean {
  const cupos = readCupos(typed);
  return cupos !== null && CUPOS_FIELDS.every((field) => cupos[field] === oferta[field]);
}

/** Whether something is typed that is not saved. */
export function isDirty({ oferta, typed }: Open): boolean {
  const saved = typedOf(oferta);
  return CUPOS_FIELDS.some((field) => typed[field].trim() !== saved[field]);
}

const builder = declareMachine<OfertaEditState>('places.edicion', closed())
  .on(['closed', 'settled', 'open'], rowOpened, 'open', (_, { payload: { oferta, typed = typedOf(oferta) } }) => ({
    status: 'open',
    oferta,
    typed,
    problems: {},
    attempt: 0,
    before: null,
  }))
  .on('open', figureTyped, 'open', (state, { payload: { field, text } }) => ({
    ...state,
    typed: { ...state.typed, [field]: text },
    problems: Object.fromEntries(Object.entries(state.problems).filter(([other]) => other !== field)),
  }))
  .on('open', problemsFound, 'open', (state, { payload: { problems } }) => ({
    ...state,
    problems,
    attempt: state.attempt + 1,
  }))
  .on('open', changedMeanwhile, 'open', (state, { payload: { oferta } }) => ({
    ...state,
    oferta,
    typed: rebased(state, oferta),
    problems: {},
    before: state.before ?? state.oferta,
  }))
  .on('open', rowSettled, 'settled', (_, { payload: { oferta } }) => ({ status: 'settled', oferta }))
  .on('open', rowLeft, 'closed', closed)
  .on('open', rowSaved, 'closed', closed)
  .on('settled', locationChanged, ['settled', 'closed'], (state, { payload }) =>
    payload.address.path === PLACES_PATHS.oferta ? state : closed(),
  )
  .on('open', locationChanged, ['open', 'closed'], (state, { payload }) =>
    payload.address.path === PLACES_PATHS.oferta ? state : closed(),
  );
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) builder.on(['settled', 'open'], ending, 'closed', closed);

export const ofertaEditMachine = builder.build();
export const selectOfertaEdit = placePart(ofertaEditMachine).select;
