import type { ComponentProps } from 'react';
import { DatePicker } from '#ui/DatePicker.tsx';
import { FormField } from '#ui/FormField.tsx';

interface BirthFieldProps extends Pick<ComponentProps<typeof DatePicker>, 'value' | 'onChange' | 'onBlur' | 'timeZone'> {
  id: string;
  error: string | undefined;
  /** A day, as YYYY-MM-DD. */
  today: string;
}

const FIRST_DAY = '1900-01-01';

/** The pupil's day of birth, by which a solicitud is found. */
export function BirthField({ id, error, today, ...picker }: BirthFieldProps) {
  return (
    <FormField
      id={id}
      label="Fecha de nacimiento del estudiante"
      hint="Día, mes y año. Por ejemplo, 03/05/2016."
      required
      error={error}
    >
      {(field) => <DatePicker {...field} {...picker} min={FIRST_DAY} max={today} farAway />}
    </FormField>
  );
}
