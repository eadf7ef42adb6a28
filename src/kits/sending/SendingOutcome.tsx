import { Arrival } from '#ui/Arrival.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SendingNotice } from './SendingNotice';
import type { SendingState } from './sendingState';

interface SendingOutcomeProps {
  state: SendingState<unknown, unknown>;
  /** What has been done; null: nothing is to be told. */
  done: string | null;
  /** Sends the same again, with the same key. */
  onRetry: () => void;
  /** What to do about a refusal; what is invalid is told here then, and not at fields. */
  advice?: readonly string[];
  /** It stands where everyone sees it: what was done leaves the focus, and so the view, where it is. */
  isInView?: boolean;
}

/** What came of the last write. */
export function SendingOutcome({ state, done, onRetry, advice = [], isInView = false }: SendingOutcomeProps) {
  // An invalid field takes the focus itself, unless its error is shown here.
  const isAtFields = state.status === 'refused' && state.refusal.reason === 'invalid' && advice.length === 0;
  const hasCome = done !== null || state.status === 'unanswered' || (state.status === 'refused' && !isAtFields);
  return (
    <Arrival of={hasCome || null} isInView={isInView && done !== null}>
      {done !== null && <Notice tone="info" role="status" text={done} />}
      <SendingNotice state={state} onRetry={onRetry} advice={advice} />
    </Arrival>
  );
}
