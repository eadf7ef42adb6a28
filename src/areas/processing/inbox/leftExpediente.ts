import { declareMachine } from '#core/machine.ts';
import { placePart } from '#core/part.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { AREA, expedientePlaceOf, PROCESSING_PATHS } from '../processingPaths';

/** The solicitud whose page was left for the inbox: its row takes the focus there. */
type LeftState = { status: 'none' } | { status: 'left'; radicado: string };

const machine = declareMachine<LeftState>(`${AREA}.leftExpediente`, { status: 'none' })
  .on(['none', 'left'], locationChanged, ['none', 'left'], (state, { payload: { address } }) => {
    if (address.path === PROCESSING_PATHS.inbox) return state;
    const radicado = expedientePlaceOf(address.path)?.radicado ?? null;
    return radicado === null ? { status: 'none' } : { status: 'left', radicado };
  })
  .onSessionEnd('left', 'none', () => ({ status: 'none' }))
  .build();

export const leftExpediente = placePart(machine);
