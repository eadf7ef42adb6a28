import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { DatePicker } from '#ui/DatePicker.tsx';
import type { FieldControl } from '#ui/FormField.tsx';

interface DayControlProps extends FieldControl {
  value: string;
  onChange: (dia: string) => void;
  /** The school year: the calendar offers the days around it. */
  anio: number;
}

/** The days that the rules of a school year may name. */
export const daysAround = (anio: number) => ({ min: `${anio - 2}-01-01`, max: `${anio + 1}-12-31` });

/** A day of the rules, typed or chosen. */
export function DayControl({ anio, ...control }: DayControlProps) {
  const timeZone = useSelector(selectTimeZone);
  return <DatePicker {...control} {...daysAround(anio)} timeZone={timeZone} />;
}
