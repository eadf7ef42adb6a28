import type { UnknownAction } from '@reduxjs/toolkit';
import type { ChangeEvent, FormEvent } from 'react';
import { textsIn } from '#ui/textsIn.ts';
import type { FieldProblems } from '../solicitudState';
import { useFinish } from './StepForm';
import { useStep } from './useStep';

interface TypedStep<Values> {
  step: 'acudiente' | 'estudiante';
  /** As the draft has them. */
  values: Values;
  labels: Readonly<Record<keyof Values, string>>;
  changed(values: Partial<Values>): UnknownAction;
  /** What is wrong besides, that the draft does not show. */
  alsoFound?: FieldProblems;
}

/** A step whose fields are typed: they show the draft, and it gets each change at once. */
export function useTypedStep<Values extends Readonly<Record<string, string>>>({
  step,
  values,
  labels,
  changed,
  alsoFound = {},
}: TypedStep<Values>) {
  const { dispatch } = useStep();
  const finish = useFinish(step);
  /** All of the form, not one field alone: a render would overwrite what the browser filled in without an event. */
  const take = (form: HTMLFormElement | null) => {
    const typed = Object.entries(textsIn(form)).filter(([name, text]) => name in values && text !== values[name]);
    if (typed.length > 0) dispatch(changed(Object.fromEntries(typed) as Partial<Values>));
  };
  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      take(event.currentTarget);
      finish(alsoFound);
    },
    field: (name: keyof Values & string) => ({
      field: `${step}.${name}`,
      label: labels[name],
      name,
      value: values[name],
      required: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => take(target.form),
    }),
  };
}
