import type { ComponentProps } from 'react';
import { FormField } from '#ui/FormField.tsx';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';

interface RuleFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'form' | 'value' | 'onChange'> {
  form: ConvocatoriaFormControl;
  path: string;
  label: string;
  hint?: string;
  value: string;
  onType: (text: string) => void;
}

/** A line of text, with what is wrong in it. */
export function RuleField({ form, path, label, hint, onType, ...input }: RuleFieldProps) {
  return (
    <FormField id={fieldIdOf(path)} label={label} hint={hint} error={form.problems[path]}>
      {(control) => (
        <input
          className="form-control"
          type="text"
          autoComplete="off"
          {...input}
          {...control}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </FormField>
  );
}
