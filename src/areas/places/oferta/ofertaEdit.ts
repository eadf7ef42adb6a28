import { createAction, type ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionSlice.ts';
import { CAMPOS_DE_CUPOS, leerCupos, type CampoDeCupos } from '#domain/cupos.ts';
import type { OfertaDeGestion } from '#domain/contractTypes.ts';
import { declareMachine } from '#core/machine.ts';
import { selectPlaced } from '#core/placed.ts';
import { AREA, EDUCATION_PATHS } from '../placesPaths';

/** A place's figures as they are typed. */
export type Escritos = Readonly<Record<CampoDeCupos, string>>;
export type Problemas = Readonly<Partial<Record<CampoDeCupos, string>>>;

/** The row that is edited: one at a time. */
export type EdicionState =
  | { status: 'closed' }
  /** Closed too: the place was found to be already as it had been typed. */
  | { status: 'settled'; oferta: OfertaDeGestion }
  | {
      status: 'open';
      /** As the person sees it: what is typed is meant for this version. */
      oferta: OfertaDeGestion;
      escritos: Escritos;
      problemas: Problemas;
      /** Counts the saves that failed: each brings the focus to the first wrong field. */
      intento: number;
      /** What it was before somebody else saved meanwhile; null: nobody has. */
      antes: OfertaDeGestion | null;
    };
type Open = Extract<EdicionState, { status: 'open' }>;

const event = <Payload>(name: string) => createAction<Payload>(`${AREA}/edicion/${name}`);

/** A person wants to edit a row; another one that is open, and changed, is asked about first. */
export const editRequested = event<{ oferta: OfertaDeGestion }>('editRequested');
/** `escritos`: what was typed there before; without it, its fields are as the row is. */
export const rowOpened = event<{ oferta: OfertaDeGestion; escritos?: Escritos }>('rowOpened');
export const figureTyped = event<{ campo: CampoDeCupos; texto: string }>('figureTyped');
export const saveRequested = createAction(`${AREA}/edicion/saveRequested`);
export const problemsFound = event<{ problemas: Problemas }>('problemsFound');
/** Somebody else saved meanwhile: the place as it is now. */
export const changedMeanwhile = event<{ oferta: OfertaDeGestion }>('changedMeanwhile');
/** What is typed is what is stored already, by a save whose answer was lost: the place as it is now. */
export const rowSettled = event<{ oferta: OfertaDeGestion }>('rowSettled');
export const rowLeft = createAction(`${AREA}/edicion/rowLeft`);
export const rowSaved = createAction(`${AREA}/edicion/rowSaved`);

const closed = (): EdicionState & { status: 'closed' } => ({ status: 'closed' });

/** The figures of a place as a person would type them. */
function escritosDe(oferta: OfertaDeGestion): Escritos {
  return { capacidad: String(oferta.capacidad), continuan: String(oferta.continuan), repiten: String(oferta.repiten) };
}

/** What was typed stays; a figure that this person did not touch is the other one's now, so that saving undoes nothing. */
function sobreLoNuevo({ oferta, escritos }: Open, nueva: OfertaDeGestion): Escritos {
  const [antes, ahora] = [escritosDe(oferta), escritosDe(nueva)];
  const figura = (campo: CampoDeCupos) => (escritos[campo].trim() === antes[campo] ? ahora[campo] : escritos[campo]);
  return { capacidad: figura('capacidad'), continuan: figura('continuan'), repiten: figura('repiten') };
}

/** Whether what is typed says the same as this version. */
export function isSaid(escritos: Escritos, oferta: OfertaDeGestion): boolean {
  const cupos = leerCupos(escritos);
  return cupos !== null && CAMPOS_DE_CUPOS.every((campo) => cupos[campo] === oferta[campo]);
}

/** Whether something is typed that is not saved. */
export function isDirty({ oferta, escritos }: Open): boolean {
  const guardados = escritosDe(oferta);
  return CAMPOS_DE_CUPOS.some((campo) => escritos[campo].trim() !== guardados[campo]);
}

const builder = declareMachine<EdicionState>(`${AREA}.edicion`, closed())
  .on(['closed', 'settled', 'open'], rowOpened, 'open', (_, { payload: { oferta, escritos = escritosDe(oferta) } }) => ({
    status: 'open',
    oferta,
    escritos,
    problemas: {},
    intento: 0,
    antes: null,
  }))
  .on('open', figureTyped, 'open', (state, { payload: { campo, texto } }) => ({
    ...state,
    escritos: { ...state.escritos, [campo]: texto },
    problemas: Object.fromEntries(Object.entries(state.problemas).filter(([otro]) => otro !== campo)),
  }))
  .on('open', problemsFound, 'open', (state, { payload: { problemas } }) => ({
    ...state,
    problemas,
    intento: state.intento + 1,
  }))
  .on('open', changedMeanwhile, 'open', (state, { payload: { oferta } }) => ({
    ...state,
    oferta,
    escritos: sobreLoNuevo(state, oferta),
    problemas: {},
    antes: state.antes ?? state.oferta,
  }))
  .on('open', rowSettled, 'settled', (_, { payload: { oferta } }) => ({ status: 'settled', oferta }))
  .on('open', rowLeft, 'closed', closed)
  .on('open', rowSaved, 'closed', closed)
  .on('settled', locationChanged, ['settled', 'closed'], (state, { payload }) =>
    payload.address.path === EDUCATION_PATHS.oferta ? state : closed(),
  )
  .on('open', locationChanged, ['open', 'closed'], (state, { payload }) =>
    payload.address.path === EDUCATION_PATHS.oferta ? state : closed(),
  );
const endings: readonly ActionCreatorWithoutPayload[] = SESSION_ENDINGS;
for (const ending of endings) builder.on(['settled', 'open'], ending, 'closed', closed);

export const edicionMachine = builder.build();
export const selectEdicion = selectPlaced(AREA, 'edicion', edicionMachine.initial);
