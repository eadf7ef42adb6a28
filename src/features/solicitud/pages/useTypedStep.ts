import { valibotResolver } from '@hookform/resolvers/valibot';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, type FormEvent } from 'react';
import { useForm as useFormLibrary, type FieldErrors } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { sameValue } from '../../../shared/sameValue';
import type { TypedValues } from '../validate';
import { useFinish } from './StepForm';
import { useStep } from './useStep';

interface TypedStep<Values extends TypedValues> {
  step: 'acudiente' | 'estudiante';
  /** As the draft has them. */
  values: Values;
  schema: GenericSchema<TypedValues, unknown>;
  changed(values: Partial<Values>): UnknownAction;
}

/** A step whose fields are typed: the form library holds them, the draft gets each change at once. */
export function useTypedStep<Values extends TypedValues>({
  step,
  values,
  schema,
  changed,
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
  const submit = handleSubmit(
    () => finish({}),
    (errors) => finish(problemsIn(step, errors)),
  );
  return {
    onSubmit(event: FormEvent) {
      // A password manager fills fields in without a word.
      if (!sameValue(getValues(), values)) dispatch(changed(getValues() as Partial<Values>));
      void submit(event);
    },
    field: (name: keyof Values & string) =>
      register(name, { onChange: ({ target }: { target: { value: string } }) => put(name, target.value) }),
    /** For a control that is no input of its own. */
    set(name: keyof Values & string, value: string) {
      const field: string = name;
      setValue(field, value);
      put(name, value);
    },
  };
}

function problemsIn(step: string, errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [`${step}.${name}`, typeof error?.message === 'string' ? error.message : '']),
  );
}
