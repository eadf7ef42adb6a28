import ical, { ICalEventBusyStatus } from 'ical-generator';

import type { Convocatoria } from '#domain/contractTypes.ts';
import { calendarDates } from '#domain/calendarDates.ts';

const hour = 60 * 60;

/** The convocatoria's dates as a calendar file (RFC 5545): whole days, and known again at every reading by their names. */
export function composeCalendar({ anio, nombre, ahora, calendario }: Convocatoria, timeZone: string): string {
  const calendar = ical({
    name: nombre,
    prodId: { company: 'PISAMI', product: 'cupos escolares', language: 'ES' },
    ttl: 12 * hour,
  });
  for (const { key, day, text } of calendarDates(calendario, timeZone)) {
    calendar.createEvent({
      id: `${anio}-${key}@cupo-escolar`,
      stamp: ahora,
      // A day of the city, that no reader's time zone shifts.
      start: day,
      allDay: true,
      floating: true,
      summary: `${nombre}: ${text}`,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return calendar.toString();
}
