import type { Ref } from 'react';
import { FormField } from '#ui/FormField.tsx';

interface SemillaFieldProps {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onType: (semilla: string) => void;
  speaksError?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A seed, taken as it is typed: no browser completes or corrects it. */
export function SemillaField({ id, label, hint, error, value, onType, speaksError = false, ref }: SemillaFieldProps) {
  return (
    <FormField id={id} label={label} hint={hint} error={error} speaksError={speaksError}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className="form-control"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </FormField>
  );
}
