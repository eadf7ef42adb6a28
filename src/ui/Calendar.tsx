import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import 'react-day-picker/style.css';
import { dayOf, isDay } from '#domain/words/dates.ts';
import { CALENDAR } from './uiDefaults';
import { Popover } from './Popover';
import './calendar.scss';

export interface CalendarProps {
  /** A day ('aaaa-mm-dd'), or what was typed as long as it is none. */
  value: string;
  onChoose: (day: string) => void;
  /** The first and the last day that can be chosen. */
  min: string;
  max: string;
  /** For days far away, such as dates of birth: month and year are chosen from lists. */
  farAway: boolean;
  timeZone: string;
  /** The button that opened it. */
  anchor: Element | null;
  onClose: () => void;
}

/** The one that Tab reaches: the chosen day, or today. */
const CHOSEN_DAY = '[role=grid] [tabindex="0"]';

/** An open calendar above its button (D29); its code arrives when the first one is opened. */
export function Calendar({ value, onChoose, min, max, farAway, timeZone, anchor, onClose }: CalendarProps) {
  return (
    <Popover label="Elegir una fecha" className="popover-panel calendar" focusOn={CHOSEN_DAY} anchor={anchor} onClose={onClose}>
      <DayPicker
        {...CALENDAR}
        mode="single"
        required
        showOutsideDays
        captionLayout={farAway ? 'dropdown' : 'label'}
        locale={es}
        today={dateOfDay(dayOf(new Date(), timeZone))}
        selected={isDay(value) ? dateOfDay(value) : undefined}
        defaultMonth={dateOfDay(isDay(value) ? value : nearest(dayOf(new Date(), timeZone), min, max))}
        startMonth={dateOfDay(min)}
        endMonth={dateOfDay(max)}
        disabled={{ before: dateOfDay(min), after: dateOfDay(max) }}
        onSelect={(day) => onChoose(dayOfDate(day))}
      />
    </Popover>
  );
}

const nearest = (day: string, min: string, max: string) => (day < min ? min : day > max ? max : day);

/** The calendar's days are noons of the browser's own zone: no change of clocks moves them. */
function dateOfDay(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function dayOfDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
