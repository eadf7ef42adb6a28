import { useDispatch, useSelector } from 'react-redux';
import { SendingOutcome } from '../../../features/sending/SendingOutcome';
import { guardado } from './guardado';
import { doneText } from './texts';

/** What came of the last save. */
export function Outcome() {
  const state = useSelector(guardado.select);
  const dispatch = useDispatch();
  return (
    <SendingOutcome
      state={state}
      done={state.status === 'sent' ? doneText(state.command) : null}
      onRetry={() => state.status === 'unanswered' && dispatch(guardado.events.submitted(state.command))}
    />
  );
}
