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

/** A day of the rules, typed or chosen. */
export function DayControl({ anio, ...control }: DayControlProps) {
  const timeZone = useSelector(selectTimeZone);
  return <DatePicker {...control} min={`${anio - 2}-01-01`} max={`${anio + 1}-12-31`} timeZone={timeZone} />;
}
