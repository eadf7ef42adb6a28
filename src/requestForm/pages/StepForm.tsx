import type { FormEvent, ReactNode } from 'react';
import { useStore } from 'react-redux';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { draftIn, type FieldProblems } from '../solicitudState';
import { stepsOf, type Step } from '../steps';
import { problemsOf } from '../checkDraft';
import { useStep } from './useStep';

interface StepFormProps {
  step: Step;
  children?: ReactNode;
  /** Given: it sees to the step's end by itself. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Default: 'Siguiente'. */
  next?: string;
}

/** A step's fields with the ways on and back. What is typed is in the draft already: going back loses nothing. */
export function StepForm({ step, children, onSubmit, next = 'Siguiente' }: StepFormProps) {
  const { draft, options } = useStep();
  const finish = useFinish(step);
  const steps = stepsOf(draft);
  const before = steps[steps.indexOf(step) - 1];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onSubmit) onSubmit(event);
    else finish({});
  };
  return (
    <form noValidate onSubmit={submit}>
      {children}
      <div className="actions">
        {before && <ButtonLink label="Anterior" to={`${options.base}/${before}`} />}
        <Button type="submit" primary label={next} />
      </div>
    </form>
  );
}

/** Ends a step: with `problems`, those that were found already, or the draft's own it is refused. */
export function useFinish(step: Step) {
  const { select, events, rules, dispatch } = useStep();
  const store = useStore<object>();
  return (found: FieldProblems) => {
    // Of the store as it is now: what was typed a moment before may not have been rendered yet.
    const draft = draftIn(select(store.getState()));
    if (!draft) return;
    const problems = { ...problemsOf(step, draft, rules), ...found };
    const isComplete = Object.keys(problems).length === 0;
    dispatch(isComplete ? events.stepCompleted({ step }) : events.stepRefused({ step, problems }));
  };
}
