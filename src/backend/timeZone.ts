/** To make one costs more than a request's every check. */
const formats = new Map<string, { readonly day: Intl.DateTimeFormat; readonly moment: Intl.DateTimeFormat }>();

function formatsOf(timeZone: string): { readonly day: Intl.DateTimeFormat; readonly moment: Intl.DateTimeFormat } {
  // Sweden's way of writing a day is that of ISO 8601.
  const known = formats.get(timeZone) ?? {
    day: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
    moment: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  };
  formats.set(timeZone, known);
  return known;
}

/** The day that it is in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return formatsOf(timeZone).day.format(instant);
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offset(timeZone: string, instant: Date): number {
  const text = formatsOf(timeZone).moment.format(instant);
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(instant.getTime() / 1000) * 1000;
}

function midnight(timeZone: string, written: number): Date {
  const guess = new Date(written - offset(timeZone, new Date(written)));
  // Once more, for a day on which the clocks change.
  return new Date(written - offset(timeZone, guess));
}

/** The first moment of a day of the zone. */
export function startOfDay(timeZone: string, day: string): Date {
  return midnight(timeZone, Date.parse(`${day}T00:00:00Z`));
}

/** The first moment after a day of the zone: who has until that day is late from then on. */
export function endOfDay(timeZone: string, day: string): Date {
  return midnight(timeZone, Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000);
}
