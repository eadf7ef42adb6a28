import type { ComponentProps } from 'react';
import { TextField } from '#ui/TextField.tsx';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';

interface RuleFieldProps extends Omit<ComponentProps<typeof TextField>, 'id' | 'form' | 'error'> {
  form: ConvocatoriaFormControl;
  path: string;
}

/** A line of text, with what is wrong in it. */
export function RuleField({ form, path, ...text }: RuleFieldProps) {
  return <TextField autoComplete="off" {...text} id={fieldIdOf(path)} error={form.problems[path]} />;
}
