import type { CalendarDate } from '#domain/calendarDates.ts';
import { dayText } from '#domain/words/dates.ts';

interface DateListProps {
  dates: readonly CalendarDate[];
  /** 'aaaa-mm-dd', by the city's clock. */
  today: string;
}

/** Days in their order; what is past is told as that, and the first one to come is marked. */
export function DateList({ dates, today }: DateListProps) {
  const next = dates.find(({ day }) => day >= today);
  return (
    <ol className="date-list">
      {dates.map(({ key, day, text }) => (
        <li key={key} className={day < today ? 'date-past' : undefined} aria-current={key === next?.key ? 'date' : undefined}>
          <time dateTime={day}>{dayText(day)}</time>
          <span>
            {text}
            {day < today && <em> (ya pasó)</em>}
            {day === today && <em> (hoy)</em>}
          </span>
        </li>
      ))}
    </ol>
  );
}
