import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SendingNotice } from '../../../features/sending/SendingNotice';
import { Notice } from '../../../shared/ui/Notice';
import { guardado } from './guardado';
import { doneText } from './texts';

/** What came of the last save. */
export function Outcome() {
  const state = useSelector(guardado.select);
  const dispatch = useDispatch();
  const ref = useRef<HTMLDivElement>(null);
  const hasCome = state.status === 'sent' || (state.status === 'refused' && state.refusal.reason !== 'invalid');
  useEffect(() => {
    // The button that asked for it may be gone.
    if (hasCome) ref.current?.focus();
  }, [hasCome]);
  return (
    <div ref={ref} tabIndex={-1} className="request-news">
      {state.status === 'sent' && (
        <Notice tone="info" role="status">
          <p>{doneText(state.command)}</p>
        </Notice>
      )}
      <SendingNotice
        state={state}
        onRetry={() => state.status === 'unanswered' && dispatch(guardado.events.submitted(state.command))}
      />
    </div>
  );
}
