import { useEffect, useRef } from 'react';
import { Notice } from '../../shared/ui/Notice';
import { SendingNotice } from './SendingNotice';
import type { SendingState } from './sendingState';
import './sending.scss';

interface SendingOutcomeProps {
  state: SendingState<unknown, unknown>;
  /** What has been done; null: nothing is to be told. */
  done: string | null;
  /** Sends the same again, with the same key. */
  onRetry: () => void;
  /** What to do about a refusal; what is invalid is told here then, and not at fields. */
  advice?: readonly string[];
}

/** What came of the last write. It takes the focus: the button that asked for it may be gone. */
export function SendingOutcome({ state, done, onRetry, advice = [] }: SendingOutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  // What is invalid takes it at its fields, unless it is told here.
  const isAtFields = state.status === 'refused' && state.refusal.reason === 'invalid' && advice.length === 0;
  const hasCome = done !== null || state.status === 'unanswered' || (state.status === 'refused' && !isAtFields);
  useEffect(() => {
    if (hasCome) ref.current?.focus();
  }, [hasCome]);
  return (
    <div ref={ref} tabIndex={-1} className="sending-outcome">
      {done !== null && (
        <Notice tone="info" role="status">
          <p>{done}</p>
        </Notice>
      )}
      <SendingNotice state={state} onRetry={onRetry} advice={advice} />
    </div>
  );
}
