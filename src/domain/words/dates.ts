/**
 * Dates as a person reads them. A moment is a text that `Date` reads (ISO 8601 with its zone) and is shown in
 * the city's time zone; a day is 'aaaa-mm-dd' without any zone, and no zone shifts it.
 */
export const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio'],
  ...['agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
] as const;

const MINUTE_MS = 60_000;

/** By time zone, and kept: to make one takes longer than all else that a row of a list does. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en-US', {
    ...({ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  });
  formats.set(timeZone, format);
  return format;
}

/** Makes what shows moments ahead of the first one, which it would hold up. */
export function prepareMoments(timeZone: string): void {
  formatFor(timeZone);
}

/** The parts of a moment where the clock of `timeZone` shows it. */
function partsOf(moment: Date, timeZone: string) {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, hour: Number(hour), minute };
}

/** Whether `text` is a day that the calendar has. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  return (
    year !== undefined &&
    month !== undefined &&
    day !== undefined &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month)
  );
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** '3 de marzo de 2026' for the day '2026-03-03'; what is no day stays as it is. */
export function dayText(day: string): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${MONTHS[(month ?? 1) - 1]} de ${year}`;
}

/** '3 de marzo de 2026, 4:05 p. m.' (with spaces that do not break a time); what is no moment stays as it is. */
export function momentText(moment: string, timeZone: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  return `${dayText(dayOf(date, timeZone))}, ${clockText(date, timeZone)}`;
}

/** '4:05 p. m.', what a clock of `timeZone` shows at `moment`, with spaces that do not break it. */
export function clockText(moment: Date, timeZone: string): string {
  const { hour, minute } = partsOf(moment, timeZone);
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'a' : 'p'}.\u00a0m.`;
}

/** The last minute before `moment`, a first one that is too late: what people call the deadline. */
export function deadlineText(moment: string, timeZone: string): string {
  return momentText(lastMinuteBefore(moment).toISOString(), timeZone);
}

/** @param moment a first one that is too late */
export function lastMinuteBefore(moment: string): Date {
  return new Date(Date.parse(moment) - MINUTE_MS);
}

/** The first moment that is too late, where `last` is the last minute in time. */
export function minuteAfter(last: Date): Date {
  return new Date(last.getTime() + MINUTE_MS);
}

/** The day that `moment` falls on in `timeZone`. */
export function dayOf(moment: Date, timeZone: string): string {
  return partsOf(moment, timeZone).day;
}

/** What the clock of `timeZone` shows at `moment`: '08:05'. */
export function timeOf(moment: Date, timeZone: string): string {
  const { hour, minute } = partsOf(moment, timeZone);
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

/** The moment at which the clock of `timeZone` shows that day and time ('08:05'); null: it never does. */
export function momentAt(day: string, time: string, timeZone: string): Date | null {
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const shown = Date.parse(`${day}T${time}:00Z`);
  const guess = new Date(shown - aheadOfUtc(new Date(shown), timeZone));
  // Once more, for a day on which the clocks change.
  const moment = new Date(shown - aheadOfUtc(guess, timeZone));
  return dayOf(moment, timeZone) === day && timeOf(moment, timeZone) === time ? moment : null;
}

/** How far the clocks of `timeZone` are ahead of UTC, in milliseconds; whole minutes. */
function aheadOfUtc(moment: Date, timeZone: string): number {
  const minute = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${dayOf(moment, timeZone)}T${timeOf(moment, timeZone)}:00Z`) - minute;
}

/** '03/03/2026' for the day '2026-03-03', as it is typed in a form; what is no day stays as it is. */
export function typedDay(day: string): string {
  return isDay(day) ? day.split('-').reverse().join('/') : day;
}

/**
 * Whole years of somebody born on `birth` on the day `on`, negative before birth. Whoever was born on 29
 * February has a birthday on 1 March in other years.
 */
export function ageOn(birth: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}
