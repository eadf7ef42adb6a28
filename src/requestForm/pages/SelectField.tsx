import type { ComponentProps } from 'react';
import { FormField } from '#ui/FormField.tsx';
import { Options } from '#ui/Options.tsx';
import type { Choice } from '#kits/words/choices.ts';
import { fieldId } from './fieldId';
import { useProblem } from './useProblem';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  /** The field's path in the solicitud's data. */
  field: string;
  label: string;
  required?: boolean;
  hint?: string;
  choices: readonly Choice[];
}

/** One of a catalogue's entries; none is chosen at first. */
export function SelectField({ field, label, hint, required, choices, ...select }: SelectFieldProps) {
  return (
    <FormField id={fieldId(field)} label={label} hint={hint} required={required} error={useProblem(field)}>
      {(control) => (
        <select className="form-select" {...select} {...control}>
          <option value="">Elija…</option>
          <Options choices={choices} />
        </select>
      )}
    </FormField>
  );
}
