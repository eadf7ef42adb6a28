import { useState, type Ref } from 'react';
import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import 'react-day-picker/style.css';
import { dayOf, isDay, readTypedDay, typedDay } from '../dates';
import { CALENDAR } from './defaults';
import type { FieldControl } from './FormField';
import { Glyph } from './Glyph';
import { Popover } from './Popover';
import './datePicker.scss';

interface DatePickerProps extends FieldControl {
  name?: string;
  /** A day ('aaaa-mm-dd'), or what was typed as long as it is none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** The first and the last day that can be chosen in the calendar. */
  min: string;
  max: string;
  /** For days far away, such as dates of birth: month and year are chosen from lists. */
  farAway?: boolean;
  timeZone: string;
  autoComplete?: string;
}

/** A day that is typed as dd/mm/aaaa or chosen in a calendar (D29). */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, onBlur, min, max, farAway = false, timeZone, ...input } = props;
  const [typed, setTyped] = useState(() => typedDay(value));
  // As it is being typed, until the value is another one.
  const shown = valueOf(typed) === value ? typed : typedDay(value);
  const choose = (day: Date) => {
    setTyped(typedDay(dayOfDate(day)));
    onChange(dayOfDate(day));
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
      <Popover
        label="Elegir una fecha"
        className="popover-panel date-picker-panel"
        focusesItself
        button={(control) => (
          <button {...control} type="button" className="btn btn-quiet btn-icon" aria-label="Abrir el calendario">
            <Glyph name="calendar" />
          </button>
        )}
      >
        {(close) => (
          <DayPicker
            {...CALENDAR}
            mode="single"
            required
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the calendar was just asked for: the focus belongs on its day
            autoFocus
            showOutsideDays
            captionLayout={farAway ? 'dropdown' : 'label'}
            locale={es}
            today={dateOfDay(dayOf(new Date(), timeZone))}
            selected={isDay(value) ? dateOfDay(value) : undefined}
            defaultMonth={dateOfDay(isDay(value) ? value : nearest(dayOf(new Date(), timeZone), min, max))}
            startMonth={dateOfDay(min)}
            endMonth={dateOfDay(max)}
            disabled={{ before: dateOfDay(min), after: dateOfDay(max) }}
            onSelect={(day) => {
              choose(day);
              close();
            }}
          />
        )}
      </Popover>
    </div>
  );
}

const valueOf = (typed: string) => readTypedDay(typed) ?? typed;

const nearest = (day: string, min: string, max: string) => (day < min ? min : day > max ? max : day);

/** The calendar's days are noons of the browser's own zone: no change of clocks moves them. */
function dateOfDay(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function dayOfDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
