import { DatePicker } from './DatePicker';
import { FieldGroup } from './FormField';
import { TIME } from './uiDefaults';
import './momentField.scss';

/** A day ('2026-11-14') with a time by the city's clock ('10:30'), as far as they are typed. */
interface TypedMoment {
  readonly dia: string;
  readonly hora: string;
}

interface MomentFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: TypedMoment;
  onChange: (moment: TypedMoment) => void;
  /** The days that the calendar offers. */
  min: string;
  max: string;
  timeZone: string;
}

/** A day with a time, typed or chosen. */
export function MomentField({ id, label, hint, error, value: { dia, hora }, onChange, ...days }: MomentFieldProps) {
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
          <DatePicker {...days} {...part('dia')} value={dia} onChange={(day) => onChange({ dia: day, hora })} />
        </div>
        <div>
          <label htmlFor={`${id}-hora`}>Hora</label>
          <input
            className="form-control"
            type="time"
            step={TIME.stepMinutes * 60}
            {...part('hora')}
            value={hora}
            onChange={({ target }) => onChange({ dia, hora: target.value })}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
