import { useDispatch, useSelector } from 'react-redux';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { isOutOfDate } from '#kits/sending/refusal.ts';
import type { SendingState } from '#kits/sending/sendingState.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { CUPO_ACTUAL } from './claims';
import { expedienteSave, type ExpedienteCommand } from './expedienteSave';
import { doneText } from './expedienteTexts';

interface ExpedienteOutcomeProps {
  solicitud: Expediente;
  /** The claim at which it stands: a condition's code, or `CUPO_ACTUAL`; null: at the page's head. */
  claim: string | null;
}

/** What came of the last save, in one place of the page. */
export function ExpedienteOutcome({ solicitud, claim }: ExpedienteOutcomeProps) {
  const state = useSelector(expedienteSave.select);
  const dispatch = useDispatch();
  if (claimOf(state, solicitud) !== claim) return null;
  return (
    <SendingOutcome
      state={state}
      done={state.status === 'sent' ? doneText(state.command) : null}
      onRetry={() => state.status === 'unanswered' && dispatch(expedienteSave.events.submitted(state.command))}
    />
  );
}

/** At the claim that was decided, so that the next one is near; a refusal that has the expediente read again, at the head with what has changed. */
function claimOf(state: SendingState<ExpedienteCommand, unknown>, { condiciones, cupoActual }: Expediente): string | null {
  if (state.status === 'idle' || state.command.kind !== 'decidir') return null;
  if (state.status === 'refused' && isOutOfDate(state.refusal)) return null;
  const { claim } = state.command;
  const isShown = claim === CUPO_ACTUAL ? cupoActual !== null : condiciones.some(({ codigo }) => codigo === claim);
  return isShown ? claim : null;
}
