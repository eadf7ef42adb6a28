import { valibotResolver } from '@hookform/resolvers/valibot';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, type FormEvent } from 'react';
import { useForm as useFormLibrary, type FieldErrors } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { sameValue } from '#domain/sameValue.ts';
import type { FieldProblems } from '../solicitudState';
import type { TypedValues } from '../checkDraft';
import { useFinish } from './StepForm';
import { useStep } from './useStep';

interface TypedStep<Values extends TypedValues> {
  step: 'acudiente' | 'estudiante';
  /** As the draft has them. */
  values: Values;
  schema: GenericSchema<TypedValues, unknown>;
  changed(values: Partial<Values>): UnknownAction;
  /** What is wrong besides, that neither the fields nor the draft show. */
  alsoFound?: FieldProblems;
}

/** A step whose fields are typed: the form library holds them, the draft gets each change at once. */
export function useTypedStep<Values extends TypedValues>({
  step,
  values,
  schema,
  changed,
  alsoFound = {},
}: TypedStep<Values>) {
  const { dispatch } = useStep();
  const finish = useFinish(step);
  const { register, handleSubmit, reset, getValues, setValue } = useFormLibrary<TypedValues, unknown, unknown>({
    defaultValues: values,
    resolver: valibotResolver(schema),
    shouldFocusError: false,
  });

  // A draft that changed by itself (found, or replayed) is what the fields show.
  useEffect(() => {
    if (!sameValue(getValues(), values)) reset(values);
  }, [values, getValues, reset]);

  const put = (name: string, value: string) => dispatch(changed({ [name]: value } as Partial<Values>));
  const set = (name: string, value: string) => {
    setValue(name, value);
    put(name, value);
  };
  const submit = handleSubmit(
    () => finish(alsoFound),
    (errors) => finish({ ...problemsIn(step, errors), ...alsoFound }),
  );
  return {
    onSubmit(event: FormEvent<HTMLFormElement>) {
      // Read from the fields: browsers and password managers fill them in without an event (D8).
      const inFields = new FormData(event.currentTarget);
      for (const name of Object.keys(values)) {
        const value = inFields.get(name);
        if (typeof value === 'string' && value !== getValues(name)) set(name, value);
      }
      void submit(event);
    },
    field: (name: keyof Values & string) =>
      register(name, { onChange: ({ target }: { target: { value: string } }) => put(name, target.value) }),
    /** For a control that is no input of its own. */
    set: (name: keyof Values & string, value: string) => set(name, value),
  };
}

function problemsIn(step: string, errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [`${step}.${name}`, typeof error?.message === 'string' ? error.message : '']),
  );
}
