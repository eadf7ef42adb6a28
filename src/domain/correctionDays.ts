/** The most days that a family may be given for a correction: a year mistyped would leave a solicitud waiting for ever. */
const MOST_DAYS = 365;

/** The first and the last day, 'aaaa-mm-dd', that a correction asked for today may end on. */
export function correctionDays(today: string): { first: string; last: string } {
  return { first: daysAfter(today, 1), last: daysAfter(today, MOST_DAYS) };
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, day.length);
}
