import type { ComponentProps } from 'react';
import { EmailField } from '#ui/EmailField.tsx';
import { fieldId } from './fieldId';
import { useProblem } from './useProblem';

interface StepEmailFieldProps extends Omit<ComponentProps<typeof EmailField>, 'id' | 'error'> {
  /** The field's path in the solicitud's data. */
  field: string;
}

/** An address, with what the form found wrong in it. */
export function StepEmailField({ field, ...text }: StepEmailFieldProps) {
  return <EmailField {...text} id={fieldId(field)} error={useProblem(field)} />;
}
