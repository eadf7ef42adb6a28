import { createAction } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import type { FamilyMoveName, Identification, FamilySolicitud } from '#domain/contractTypes.ts';
import { declareMachine } from '#core/machine.ts';
import { isUnder } from '#core/location/paths.ts';
import { placePart } from '#core/part.ts';
import { CITIZEN_PATHS } from '../citizenPaths';
import { edit } from '../solicitudForms';
import { settled } from './settled';

/** What a family does to its request with one press and a confirmation. */
export type FamilyMove = Exclude<FamilyMoveName, 'editar' | 'subsanar'>;

/** What has just happened to the request on the screen. */
export type News =
  | { kind: 'done'; move: FamilyMove }
  /** Its data were changed in the form. */
  | { kind: 'changed' }
  /** `message`: why not, for a person. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether the move was made; `message`: why. */
  | { kind: 'unknown'; move: FamilyMove; message: string };

export type Unknown = Extract<News, { kind: 'unknown' }>;

/** The look-up of one request: nothing of a person is in it before all three data match (domain.md). */
export type LookUpState =
  /** `waited`: there were too many tries, and the wait for the next is over. */
  | { status: 'asking'; problem: string | null; waited?: true }
  /** 429: `seconds` until the next try. */
  | { status: 'limited'; seconds: number }
  | { status: 'looking' }
  | { status: 'shown'; solicitud: FamilySolicitud; news: News | null }
  | { status: 'confirming'; solicitud: FamilySolicitud; move: FamilyMove }
  | { status: 'sending'; solicitud: FamilySolicitud; move: FamilyMove }
  /** `news`: what this is to clear up; null: it was only asked for. */
  | { status: 'refreshing'; solicitud: FamilySolicitud; news: Unknown | null };

type In<Status extends LookUpState['status']> = Extract<LookUpState, { status: Status }>;

/** The three data are a key to a child's file: the saga sees them, the state and the DevTools do not. */
export const lookUpSubmitted = createAction('citizen/lookUp/submitted', (identification: Identification) => ({
  payload: undefined,
  meta: { secret: { identificacion: identification } },
}));
export const solicitudFound = createAction<{ solicitud: FamilySolicitud }>('citizen/lookUp/found');
export const solicitudNotFound = createAction('citizen/lookUp/notFound');
export const lookUpFailed = createAction<{ message: string }>('citizen/lookUp/failed');
export const lookUpLimited = createAction<{ seconds: number }>('citizen/lookUp/limited');
/** Time went by: `seconds` are left. */
export const waitTicked = createAction<{ seconds: number }>('citizen/lookUp/waitTicked');
export const moveChosen = createAction<{ move: FamilyMove }>('citizen/lookUp/moveChosen');
export const moveConfirmed = createAction('citizen/lookUp/moveConfirmed');
export const moveDeclined = createAction('citizen/lookUp/moveDeclined');
export const moveMade = createAction<{ solicitud: FamilySolicitud }>('citizen/lookUp/moveMade');
/** `solicitud`: as it is now, as far as that is known. */
export const moveRefused = createAction<{ solicitud: FamilySolicitud; message: string }>(
  'citizen/lookUp/moveRefused',
);
export const moveUnanswered = createAction<{ message: string }>('citizen/lookUp/moveUnanswered');
export const refreshRequested = createAction('citizen/lookUp/refreshRequested');
export const printRequested = createAction('citizen/lookUp/printRequested');
/** The person is done with this request. */
export const solicitudClosed = createAction('citizen/lookUp/closed');

export const NOT_FOUND =
  'No encontramos una solicitud con esos datos. Revise el radicado, y el documento y la fecha de nacimiento del estudiante.';

const asking = (problem: string | null = null): In<'asking'> => ({ status: 'asking', problem });
const shown = (solicitud: FamilySolicitud, news: News | null = null): In<'shown'> => ({
  status: 'shown',
  solicitud,
  news,
});
const refused = (_: unknown, { payload }: ReturnType<typeof moveRefused>) =>
  shown(payload.solicitud, { kind: 'refused', message: payload.message });
/** Leaving the page forgets whose request was on it. */
const forgottenOutside = <State extends LookUpState>(
  state: State,
  { payload }: ReturnType<typeof locationChanged>,
) => (isUnder(payload.address.path, CITIZEN_PATHS.lookUp) ? state : asking());

export const lookUpMachine = declareMachine<LookUpState>('citizen.lookUp', asking())
  .on('asking', lookUpSubmitted, 'looking', () => ({ status: 'looking' }))
  .on('looking', solicitudFound, 'shown', (_, { payload }) => shown(payload.solicitud))
  .on('looking', solicitudNotFound, 'asking', () => asking(NOT_FOUND))
  .on('looking', lookUpFailed, 'asking', (_, { payload }) => asking(payload.message))
  .on('looking', lookUpLimited, 'limited', (_, { payload }) => ({ status: 'limited', seconds: payload.seconds }))
  .on('limited', waitTicked, ['limited', 'asking'], (_, { payload: { seconds } }) =>
    seconds > 0 ? { status: 'limited', seconds } : { ...asking(), waited: true },
  )
  .on('shown', moveChosen, ['confirming', 'shown'], (state, { payload: { move } }) =>
    state.solicitud.acciones.includes(move) ? { status: 'confirming', solicitud: state.solicitud, move } : state,
  )
  .on('confirming', moveConfirmed, 'sending', (state) => ({ ...state, status: 'sending' }))
  .on('confirming', moveDeclined, 'shown', ({ solicitud }) => shown(solicitud))
  .on('sending', moveMade, 'shown', ({ move }, { payload }) => shown(payload.solicitud, { kind: 'done', move }))
  .on('sending', moveRefused, 'shown', refused)
  // Also where the request was forgotten meanwhile, or another is being looked for: the answer brings it.
  .on(['asking', 'limited', 'looking', 'shown', 'refreshing'], edit.events.changesAccepted, 'shown', (_, { payload }) => shown(payload.solicitud, { kind: 'changed' }))
  .on('sending', moveUnanswered, 'shown', ({ solicitud, move }, { payload }) =>
    shown(solicitud, { kind: 'unknown', move, message: payload.message }),
  )
  .on('shown', refreshRequested, 'refreshing', ({ solicitud, news }) => ({
    status: 'refreshing',
    solicitud,
    news: news?.kind === 'unknown' ? news : null,
  }))
  .on('refreshing', solicitudFound, 'shown', ({ solicitud, news }, { payload }) =>
    shown(payload.solicitud, news && settled(news, solicitud, payload.solicitud)),
  )
  .on('refreshing', lookUpFailed, 'shown', ({ solicitud, news }, { payload }) =>
    shown(solicitud, news ? { ...news, message: payload.message } : { kind: 'refused', message: payload.message }),
  )
  // Another of the family's devices changed the data that the request is found by.
  .on(['sending', 'refreshing'], solicitudNotFound, 'asking', () => asking(NOT_FOUND))
  .on(['shown', 'refreshing'], solicitudClosed, 'asking', () => asking())
  .on('asking', locationChanged, 'asking', (state, event) =>
    state.problem === null && !state.waited ? state : forgottenOutside(state, event),
  )
  .on('limited', locationChanged, ['limited', 'asking'], forgottenOutside)
  .on('looking', locationChanged, ['looking', 'asking'], forgottenOutside)
  .on('shown', locationChanged, ['shown', 'asking'], forgottenOutside)
  .on('confirming', locationChanged, ['confirming', 'asking'], forgottenOutside)
  .on('sending', locationChanged, ['sending', 'asking'], forgottenOutside)
  .on('refreshing', locationChanged, ['refreshing', 'asking'], forgottenOutside)
  .build();

export const selectLookUp = placePart(lookUpMachine).select;
