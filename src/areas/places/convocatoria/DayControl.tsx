import { Controller } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { DatePicker } from '#ui/DatePicker.tsx';
import type { FieldControl } from '#ui/FormField.tsx';
import type { ConvocatoriaFormControl } from './useConvocatoriaForm';

interface DayControlProps extends FieldControl {
  form: ConvocatoriaFormControl;
  path: `fechasDeLista.${number}.dia` | `etapas.${number}.${'abre' | 'cierra' | 'publica'}.dia`;
  /** The school year: the calendar offers the days around it. */
  anio: number;
}

/** A day of the rules, typed or chosen. */
export function DayControl({ form, path, anio, ...control }: DayControlProps) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <Controller
      control={form.control}
      name={path}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <DatePicker
          {...control}
          ref={ref}
          value={value}
          onBlur={onBlur}
          onChange={(dia) => {
            onChange(dia);
            form.changed();
          }}
          min={`${anio - 2}-01-01`}
          max={`${anio + 1}-12-31`}
          timeZone={timeZone}
        />
      )}
    />
  );
}
