import type { ComponentProps, ReactNode } from 'react';
import './form.scss';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox';
  label: ReactNode;
  hint?: string;
}

/** A radio button or a checkbox; the whole line is pressed. */
export function Choice({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      <input {...input} />
      <span>
        <span>{label}</span>
        {hint !== undefined && <span className="form-hint"> {hint}</span>}
      </span>
    </label>
  );
}
