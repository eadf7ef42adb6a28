import type { ComponentProps } from 'react';
import type { FieldPath } from 'react-hook-form';
import { FormField } from '#ui/FormField.tsx';
import { idDe, type ReglasForm } from './useConvocatoriaForm';
import type { Valores } from './convocatoriaFields';

interface RuleFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'form'> {
  form: ReglasForm;
  campo: FieldPath<Valores>;
  label: string;
  hint?: string;
}

/** A line of text, with what is wrong in it. */
export function RuleField({ form, campo, label, hint, ...input }: RuleFieldProps) {
  return (
    <FormField id={idDe(campo)} label={label} hint={hint} error={form.problems[campo]}>
      {(control) => (
        <input className="form-control" type="text" autoComplete="off" {...input} {...form.register(campo)} {...control} />
      )}
    </FormField>
  );
}
