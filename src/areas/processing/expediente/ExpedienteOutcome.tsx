import { useDispatch, useSelector } from 'react-redux';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { expedienteSave } from './expedienteSave';
import { doneText } from './expedienteTexts';

/** What came of the last save. */
export function ExpedienteOutcome() {
  const state = useSelector(expedienteSave.select);
  const dispatch = useDispatch();
  return (
    <SendingOutcome
      state={state}
      done={state.status === 'sent' ? doneText(state.command) : null}
      onRetry={() => state.status === 'unanswered' && dispatch(expedienteSave.events.submitted(state.command))}
      isInView
    />
  );
}
