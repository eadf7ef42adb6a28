import { useState, type ComponentType, type Ref } from 'react';
import { typedDay } from '#domain/words/dates.ts';
import { readTypedDay } from '#domain/words/readTypedDay.ts';
import type { CalendarProps } from './Calendar';
import type { FieldControl } from './FormField';
import { Glyph } from './Glyph';
import { CALENDAR } from './glyphs';
import './datePicker.scss';

interface DatePickerProps extends FieldControl, Pick<CalendarProps, 'value' | 'min' | 'max' | 'timeZone'> {
  name?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  farAway?: boolean;
  autoComplete?: string;
}

/** A calendar is much code, and most people type their dates. */
const loadCalendar = () => import(/* webpackChunkName: "calendar" */ './Calendar');

type Opening = { status: 'closed' | 'coming' | 'failed' } | { status: 'open'; Calendar: ComponentType<CalendarProps> };
const CLOSED: Opening = { status: 'closed' };

/** A day that is typed as dd/mm/aaaa or chosen in a calendar (D29). */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, onBlur, min, max, farAway = false, timeZone, ...input } = props;
  const [typed, setTyped] = useState(() => typedDay(value));
  const [opening, setOpening] = useState(CLOSED);
  const [button, setButton] = useState<Element | null>(null);
  // The text as typed, until the value changes.
  const shown = valueOf(typed) === value ? typed : typedDay(value);
  const close = () => setOpening(CLOSED);
  const open = () => {
    // Unless it was closed meanwhile.
    const goOn = (next: Opening) => setOpening((now) => (now.status === 'coming' ? next : now));
    setOpening({ status: 'coming' });
    loadCalendar().then(
      ({ Calendar }) => goOn({ status: 'open', Calendar }),
      () => goOn({ status: 'failed' }),
    );
  };
  return (
    <div className="date-picker">
      <input
        {...input}
        className="form-control"
        type="text"
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        autoComplete={input.autoComplete ?? 'off'}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(valueOf(target.value));
        }}
        onBlur={() => {
          setTyped(typedDay(value));
          onBlur?.();
        }}
      />
      <button
        ref={setButton}
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label="Abrir el calendario"
        aria-haspopup="dialog"
        aria-expanded={opening.status === 'open'}
        onClick={opening.status === 'closed' || opening.status === 'failed' ? open : close}
      >
        <Glyph shape={CALENDAR} />
      </button>
      <p role="status" className="date-picker-note">
        {opening.status === 'coming' && <span>Abriendo el calendario…</span>}
        {opening.status === 'failed' && <span>No fue posible abrir el calendario. Escriba la fecha.</span>}
      </p>
      {opening.status === 'open' && (
        <opening.Calendar
          {...{ value, min, max, farAway, timeZone }}
          anchor={button}
          onClose={close}
          onChoose={(day) => {
            setTyped(typedDay(day));
            onChange(day);
            close();
          }}
        />
      )}
    </div>
  );
}

const valueOf = (typed: string) => readTypedDay(typed) ?? typed;
