import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Refusal } from '../../../features/sending/refusal';
import { SendingNotice } from '../../../features/sending/SendingNotice';
import { Notice } from '../../../shared/ui/Notice';
import { paso } from './paso';
import { ADVICE, ADVICE_BY_REASON, DONE } from './texts';

/** What came of the last step, and what to do about a refusal. It takes the focus: the step's button may be gone. */
export function StepOutcome() {
  const state = useSelector(paso.select);
  const dispatch = useDispatch();
  const ref = useRef<HTMLDivElement>(null);
  const { status } = state;
  useEffect(() => {
    if (status === 'sent' || status === 'refused' || status === 'unanswered') ref.current?.focus();
  }, [status]);
  const retry = () => {
    if (state.status === 'unanswered') dispatch(paso.events.submitted(state.command));
  };
  return (
    <div ref={ref} tabIndex={-1} className="step-outcome">
      {state.status === 'sent' && (
        <Notice tone="info" role="status">
          <p>{DONE[state.command.kind]}</p>
        </Notice>
      )}
      {state.status === 'refused' ? <Refused refusal={state.refusal} /> : <SendingNotice state={state} onRetry={retry} />}
    </div>
  );
}

function Refused({ refusal }: { refusal: Refusal }) {
  const { message, fieldErrors } = refusal;
  const advice = adviceOn(refusal);
  return (
    <Notice tone="danger" role="alert">
      <p>{message}</p>
      {Object.entries(fieldErrors).map(([field, error]) => (
        <p key={field}>{error}</p>
      ))}
      {advice !== undefined && <p>{advice}</p>}
    </Notice>
  );
}

function adviceOn({ code, reason }: Refusal): string | undefined {
  const advice = code === null ? undefined : ADVICE[code];
  if (advice !== undefined) return advice;
  return reason === 'forbidden' || reason === 'unavailable' || reason === 'notFound' ? ADVICE_BY_REASON[reason] : undefined;
}
