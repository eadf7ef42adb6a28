import type { ChangeEvent, ComponentProps } from 'react';
import { FormField, type FormFieldProps } from './FormField';

type OfField = Omit<FormFieldProps, 'children'>;

interface TextFieldProps extends OfField, Omit<ComponentProps<'input'>, keyof OfField> {
  /** Takes what is typed, where `onChange` is not given. */
  onType?: (text: string) => void;
}

/** A line of text. */
export function TextField({ id, label, hint, error, optional, required, speaksError, onType, ...input }: TextFieldProps) {
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => onType?.(target.value);
  return (
    <FormField {...{ id, label, hint, error, optional, required, speaksError }}>
      {(control) => <input className="form-control" type="text" onChange={type} {...input} {...control} />}
    </FormField>
  );
}
