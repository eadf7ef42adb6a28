import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { correctionDays, type CorrectionDays } from '#domain/correctionDays.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { dayText } from '#domain/words/dates.ts';
import { DatePicker } from '#ui/DatePicker.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Options } from '#ui/Options.tsx';
import { useWords } from '../useWords';

interface DecisionFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

interface DeadlineFieldProps extends DecisionFieldProps {
  solicitud: Expediente;
  /** Null: they are not known yet. */
  days: CorrectionDays | null;
}

/** The last day to answer a correction, within the days that there are for it. */
export function DeadlineField({ id, value, onChange, error, solicitud, days }: DeadlineFieldProps) {
  const timeZone = useSelector(selectTimeZone);
  const { correccion, radicadaEn } = solicitud;
  const { first, last } =
    days ?? correctionDays(radicadaEn.slice(0, 'aaaa-mm-dd'.length), { dias: correccion.dias, publica: null });
  const latest = days?.publica ? ` A más tardar el ${dayText(last)}: después se publica el resultado de su etapa.` : '';
  return (
    <FormField id={id} label="Último día para responder" hint={`Día, mes y año. Por ejemplo: 15/03/2027.${latest}`} error={error}>
      {(control) => <DatePicker {...control} value={value} onChange={onChange} min={first} max={last} timeZone={timeZone} />}
    </FormField>
  );
}

/** One of the places of its grado that are free and that nobody waits for. */
export function PlaceField({ id, value, onChange, solicitud, error }: DecisionFieldProps & { solicitud: Expediente }) {
  const words = useWords();
  const { lugares, opciones } = solicitud;
  const isAsked = (oferta: string): boolean => opciones.some((one) => one.id === oferta);
  return (
    <FormField
      id={id}
      label="Cupo"
      hint={
        lugares.length === 0
          ? 'No queda en su grado ningún cupo libre que nadie espere.'
          : 'Los de su grado que están libres y que nadie espera.'
      }
      error={error}
    >
      {(control) => (
        <select {...control} className="form-select" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">Elija uno</option>
          <Options
            choices={lugares.map((oferta) => ({
              value: oferta.id,
              name: `${words.ofertaText(oferta)}${isAsked(oferta.id) ? ' (la pidió)' : ''}`,
            }))}
          />
        </select>
      )}
    </FormField>
  );
}
