import type { ComponentProps } from 'react';
import { FormField } from '#ui/FormField.tsx';
import { fieldId } from './fieldId';
import { useProblem } from './useProblem';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** The field's path in the solicitud's data. */
  field: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** A line of text, with what the form found wrong in it. */
export function TextField({ field, label, hint, optional, ...input }: TextFieldProps) {
  return (
    <FormField id={fieldId(field)} label={label} hint={hint} optional={optional ?? false} error={useProblem(field)}>
      {(control) => <input className="form-control" type="text" {...input} {...control} />}
    </FormField>
  );
}
