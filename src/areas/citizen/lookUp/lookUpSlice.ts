import { createAction } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import type { Identification, FamilySolicitud } from '#domain/contractTypes.ts';
import { declareMachine } from '#core/machine.ts';
import { isUnder } from '#core/location/paths.ts';
import { placePart } from '#core/part.ts';
import type { FamilyMove } from '#requestForm/familyMoves.ts';
import { CITIZEN_PATHS } from '../citizenPaths';
import { edit } from '../solicitudForms';
import { reclamoSend } from '../reclamo/reclamoSend';
import { contactChange } from './contactChange';
import type { LookUpState, News, ShownState } from './lookUpState';
import { settled } from './settled';

type In<Status extends LookUpState['status']> = Extract<LookUpState, { status: Status }>;

/** The three data are a key to a child's file: the saga sees them, the state and the DevTools do not. */
export const lookUpSubmitted = createAction('citizen/lookUp/submitted', (identification: Identification) => ({
  payload: undefined,
  meta: { secret: { identification } },
}));
export const solicitudFound = createAction<{ solicitud: FamilySolicitud }>('citizen/lookUp/solicitudFound');
export const solicitudNotFound = createAction('citizen/lookUp/solicitudNotFound');
export const lookUpFailed = createAction<{ message: string }>('citizen/lookUp/failed');
export const lookUpLimited = createAction<{ seconds: number }>('citizen/lookUp/limited');
/** Time went by: `seconds` are left. */
export const waitTicked = createAction<{ seconds: number }>('citizen/lookUp/waitTicked');
export const moveChosen = createAction<{ move: FamilyMove }>('citizen/lookUp/moveChosen');
export const moveConfirmed = createAction('citizen/lookUp/moveConfirmed');
export const moveDeclined = createAction('citizen/lookUp/moveDeclined');
export const moveMade = createAction<{ solicitud: FamilySolicitud }>('citizen/lookUp/moveMade');
/** `solicitud`: as it is now, as far as that is known. */
export const moveRefused = createAction<{ solicitud: FamilySolicitud; message: string }>('citizen/lookUp/moveRefused');
export const moveUnanswered = createAction<{ message: string }>('citizen/lookUp/moveUnanswered');
export const refreshRequested = createAction('citizen/lookUp/refreshRequested');
export const printRequested = createAction('citizen/lookUp/printRequested');
/** All that is kept, as a file. */
export const keptDataRequested = createAction('citizen/lookUp/keptDataRequested');
/** The person is done with this solicitud. */
export const solicitudClosed = createAction('citizen/lookUp/solicitudClosed');

export const NOT_FOUND =
  'No encontramos una solicitud con esos datos. Revise el radicado, y el documento y la fecha de nacimiento del estudiante.';

const asking = (problem: string | null = null): In<'asking'> => ({ status: 'asking', problem });
const shown = (solicitud: FamilySolicitud, news: News | null = null): In<'shown'> => ({ status: 'shown', solicitud, news });
const refused = (_: unknown, { payload }: ReturnType<typeof moveRefused>) =>
  shown(payload.solicitud, { kind: 'refused', message: payload.message });
/** The family has meanwhile changed how it is reached, or claimed; an answer about another solicitud comes late. */
const withAnswer = <State extends ShownState>(
  state: State,
  { payload: { answer } }: ReturnType<typeof contactChange.events.answered>,
): State => (answer.radicado === state.solicitud.radicado ? { ...state, solicitud: answer } : state);
/** Leaving the page forgets whose solicitud was on it. */
const forgottenOutside = <State extends LookUpState>(state: State, { payload }: ReturnType<typeof locationChanged>) =>
  isUnder(payload.address.path, CITIZEN_PATHS.lookUp) ? state : asking();

export const lookUpMachine = declareMachine<LookUpState>('citizen.lookUp', asking())
  // While limited, for another number than the one that is locked.
  .on(['asking', 'limited'], lookUpSubmitted, 'looking', () => ({ status: 'looking' }))
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
  // Also where the solicitud was forgotten meanwhile, or another is being looked for: the answer brings it.
  .on(['asking', 'limited', 'looking', 'shown', 'refreshing'], edit.events.changesAccepted, 'shown', (_, { payload }) =>
    shown(payload.solicitud, { kind: 'changed' }),
  )
  .on('shown', [contactChange.events.answered, reclamoSend.events.answered], 'shown', withAnswer)
  .on('confirming', [contactChange.events.answered, reclamoSend.events.answered], 'confirming', withAnswer)
  .on('refreshing', [contactChange.events.answered, reclamoSend.events.answered], 'refreshing', withAnswer)
  .on(['asking', 'limited', 'looking', 'shown', 'refreshing'], edit.events.changesEnded, 'shown', refused)
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
  // Another of the family's devices changed the data that the solicitud is found by.
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
