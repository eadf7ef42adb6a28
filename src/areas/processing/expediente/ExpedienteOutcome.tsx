import { useDispatch, useSelector } from 'react-redux';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import type { SendingState } from '#kits/sending/sendingState.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { expedienteSave, type ExpedienteCommand } from './expedienteSave';
import { doneText } from './expedienteTexts';

interface ExpedienteOutcomeProps {
  solicitud: Expediente;
  /** The code of the condition at which it stands; null: at the page's head. */
  condicion: string | null;
}

/** What came of the last save, in one place of the page. */
export function ExpedienteOutcome({ solicitud, condicion }: ExpedienteOutcomeProps) {
  const state = useSelector(expedienteSave.select);
  const dispatch = useDispatch();
  if (condicionOf(state, solicitud) !== condicion) return null;
  return (
    <SendingOutcome
      state={state}
      done={state.status === 'sent' ? doneText(state.command) : null}
      onRetry={() => state.status === 'unanswered' && dispatch(expedienteSave.events.submitted(state.command))}
    />
  );
}

/** With these the solicitud is read again: they stand with what has changed, at the head. */
const OF_THE_EXPEDIENTE: readonly string[] = ['stale', 'conflict', 'notFound'];

/** At the condition that was decided, so that the next one is near. */
function condicionOf(state: SendingState<ExpedienteCommand, unknown>, { condiciones }: Expediente): string | null {
  if (state.status === 'idle' || state.command.kind !== 'decidir') return null;
  if (state.status === 'refused' && OF_THE_EXPEDIENTE.includes(state.refusal.reason)) return null;
  const { condicion } = state.command;
  return condiciones.some(({ codigo }) => codigo === condicion) ? condicion : null;
}
