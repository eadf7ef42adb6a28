import { createAction } from '@reduxjs/toolkit';
import { locationChanged } from '#core/location/locationSlice.ts';
import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { isUnder } from '#core/location/paths.ts';
import type { FamilyMove } from '#requestForm/familyMoves.ts';
import type { FamilyAsking } from '#domain/contractTypes.ts';
import { PROCESSING_PATHS } from '../processingPaths';
import { editInName } from './editInName';
import { inNameSend } from './inNameSend';
import { inNameAt } from './asFamily';

/** How the changes ended that were typed in the form. */
export type EditNewsState =
  | { status: 'none' }
  | { status: 'saved'; radicado: string }
  /** They can never be sent; `message`: why, for a person. */
  | { status: 'ended'; radicado: string; message: string };

/** One of the family's moves is chosen; it is asked before it is sent. */
export const moveInNameChosen = createAction<{ move: FamilyMove; peticion: FamilyAsking }>('processing/inName/moveInNameChosen');

const none = (): EditNewsState & { status: 'none' } => ({ status: 'none' });
/** The news are of one solicitud's page, to which the form leads. */
const forgottenElsewhere = <State extends Exclude<EditNewsState, { status: 'none' }>>(
  state: State,
  { payload: { address } }: ReturnType<typeof locationChanged>,
) => (inNameAt(address.path) === state.radicado || isUnder(address.path, PROCESSING_PATHS.editInName) ? state : none());

export const editNewsMachine = declareMachine<EditNewsState>('processing.editNews', none())
  .on(['none', 'saved', 'ended'], editInName.events.changesAccepted, 'saved', (_, { payload }) => ({
    status: 'saved',
    radicado: payload.solicitud.radicado,
  }))
  .on(['none', 'saved', 'ended'], editInName.events.changesEnded, 'ended', (_, { payload }) => ({
    status: 'ended',
    radicado: payload.solicitud.radicado,
    message: payload.message,
  }))
  .on(['saved', 'ended'], inNameSend.events.submitted, 'none', none)
  .on('saved', locationChanged, ['saved', 'none'], forgottenElsewhere)
  .on('ended', locationChanged, ['ended', 'none'], forgottenElsewhere)
  .onSessionEnd(['saved', 'ended'], 'none', none)
  .build();

export const selectEditNews = placePart(editNewsMachine).select;
