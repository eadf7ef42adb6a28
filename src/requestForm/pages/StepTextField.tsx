import type { ComponentProps } from 'react';
import { TextField } from '#ui/TextField.tsx';
import { fieldId } from './fieldId';
import { useProblem } from './useProblem';

interface StepTextFieldProps extends Omit<ComponentProps<typeof TextField>, 'id' | 'error'> {
  /** The field's path in the solicitud's data. */
  field: string;
}

/** A line of text, with what the form found wrong in it. */
export function StepTextField({ field, ...text }: StepTextFieldProps) {
  return <TextField {...text} id={fieldId(field)} error={useProblem(field)} />;
}
