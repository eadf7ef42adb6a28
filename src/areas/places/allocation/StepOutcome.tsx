import { useDispatch, useSelector } from 'react-redux';
import type { Etapa } from '#domain/contractTypes.ts';
import { SendingOutcome } from '#kits/sending/SendingOutcome.tsx';
import { adviceOn } from './adviceOn';
import { officialStep } from './officialStep';
import { doneText } from './allocationTexts';
import { StepProgress } from './StepProgress';
import { isUnderWay } from './stepJob';

/** What came of the last step, and what to do about a refusal; a step that lasts is followed until its end. */
export function StepOutcome({ etapa }: { etapa: Etapa }) {
  const state = useSelector(officialStep.select);
  const dispatch = useDispatch();
  const hasSent = state.status === 'sent';
  // Answered before its end: it is done once the stage has another version than it had then.
  const goesOn = hasSent && isUnderWay(state.answer) && (etapa.trabajo !== null || etapa.version === state.answer.version);
  return (
    <>
      <StepProgress etapa={etapa} isToldElsewhere={hasSent} />
      <SendingOutcome
        state={state}
        done={hasSent && !goesOn ? doneText(state.command, isUnderWay(state.answer) ? etapa : state.answer) : null}
        onRetry={() => state.status === 'unanswered' && dispatch(officialStep.events.submitted(state.command))}
        advice={state.status === 'refused' ? adviceOn(state.refusal) : []}
      />
    </>
  );
}
