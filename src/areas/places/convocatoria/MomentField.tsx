import { TIME } from '#ui/uiDefaults.ts';
import { FieldGroup } from '#ui/FormField.tsx';
import type { TypedMoment } from './convocatoriaFields';
import { DayControl } from './DayControl';
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

/** A day with a time by the city's clock. */
export function MomentField({ form, path, label, hint, value, onChange, anio }: MomentFieldProps) {
  const id = fieldIdOf(path);
  const error = form.problems[path];
  const part = (name: 'dia' | 'hora') => ({
    id: `${id}-${name}`,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    value: value[name],
  });
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <div className="moment-parts">
        <div>
          <label htmlFor={`${id}-dia`}>Fecha</label>
          <DayControl {...part('dia')} onChange={(dia) => onChange({ ...value, dia })} anio={anio} />
        </div>
        <div>
          <label htmlFor={`${id}-hora`}>Hora</label>
          <input
            className="form-control"
            type="time"
            step={TIME.stepMinutes * 60}
            {...part('hora')}
            onChange={({ target }) => onChange({ ...value, hora: target.value })}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
