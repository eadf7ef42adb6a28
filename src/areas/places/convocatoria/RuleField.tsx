import type { ComponentProps } from 'react';
import type { FieldPath } from 'react-hook-form';
import { FormField } from '#ui/FormField.tsx';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';
import type { ConvocatoriaFields } from './convocatoriaFields';

interface RuleFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'form'> {
  form: ConvocatoriaFormControl;
  path: FieldPath<ConvocatoriaFields>;
  label: string;
  hint?: string;
}

/** A line of text, with what is wrong in it. */
export function RuleField({ form, path, label, hint, ...input }: RuleFieldProps) {
  return (
    <FormField id={fieldIdOf(path)} label={label} hint={hint} error={form.problems[path]}>
      {(control) => (
        <input className="form-control" type="text" autoComplete="off" {...input} {...form.register(path)} {...control} />
      )}
    </FormField>
  );
}
