import { Controller } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../../features/config/configSlice';
import { DatePicker } from '../../../shared/ui/DatePicker';
import { TIME } from '../../../shared/ui/defaults';
import { FieldGroup } from '../../../shared/ui/FormField';
import { idDe, type ReglasForm } from './useReglasForm';

interface MomentFieldProps {
  form: ReglasForm;
  campo: `etapas.${number}.${'abre' | 'cierra' | 'publica'}`;
  label: string;
  hint?: string;
  /** The first and the last day that the calendar offers. */
  min: string;
  max: string;
}

/** A day with a time by the city's clock. */
export function MomentField({ form, campo, label, hint, min, max }: MomentFieldProps) {
  const timeZone = useSelector(selectTimeZone);
  const id = idDe(campo);
  const error = form.problems[campo];
  const part = (name: 'dia' | 'hora') => ({
    id: `${id}-${name}`,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  });
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <div className="moment-parts">
        <div>
          <label htmlFor={`${id}-dia`}>Fecha</label>
          <Controller
            control={form.control}
            name={`${campo}.dia`}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <DatePicker
                {...part('dia')}
                ref={ref}
                value={value}
                onBlur={onBlur}
                onChange={(dia) => {
                  onChange(dia);
                  form.changed();
                }}
                min={min}
                max={max}
                timeZone={timeZone}
              />
            )}
          />
        </div>
        <div>
          <label htmlFor={`${id}-hora`}>Hora</label>
          <input
            className="form-control"
            type="time"
            step={TIME.stepMinutes * 60}
            {...form.register(`${campo}.hora`)}
            {...part('hora')}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
