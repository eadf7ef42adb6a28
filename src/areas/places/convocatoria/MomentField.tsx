import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { MomentField as TypedMomentField } from '#ui/MomentField.tsx';
import type { TypedMoment } from './convocatoriaFields';
import { daysAround } from './DayControl';
import { fieldIdOf, type ConvocatoriaFormControl } from './useConvocatoriaForm';

interface MomentFieldProps {
  form: ConvocatoriaFormControl;
  path: string;
  label: string;
  hint?: string;
  value: TypedMoment;
  onChange: (moment: TypedMoment) => void;
  /** The school year. */
  anio: number;
}

/** A moment of the rules. */
export function MomentField({ form, path, anio, ...field }: MomentFieldProps) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <TypedMomentField id={fieldIdOf(path)} error={form.problems[path]} {...field} {...daysAround(anio)} timeZone={timeZone} />
  );
}
