import { useDispatch, useSelector } from 'react-redux';
import type { Refusal } from '#kits/sending/refusal.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { officialStep } from './officialStep';
import { ADVICE, ADVICE_BY_REASON, doneText } from './allocationTexts';

/** What came of the last step, and what to do about a refusal. */
export function StepOutcome() {
  const state = useSelector(officialStep.select);
  const dispatch = useDispatch();
  return (
    <SendingOutcome
      state={state}
      done={state.status === 'sent' ? doneText(state.command, state.answer) : null}
      onRetry={() => state.status === 'unanswered' && dispatch(officialStep.events.submitted(state.command))}
      advice={state.status === 'refused' ? adviceOn(state.refusal) : []}
    />
  );
}

function adviceOn({ code, reason, fieldErrors }: Refusal): readonly string[] {
  const byReason = reason === 'forbidden' || reason === 'unavailable' || reason === 'notFound' ? ADVICE_BY_REASON[reason] : null;
  const advice = (code === null ? null : ADVICE[code]) ?? byReason;
  return [...Object.values(fieldErrors), ...(advice === null ? [] : [advice])];
}
