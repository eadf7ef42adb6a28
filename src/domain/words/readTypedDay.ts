import { typedLine } from '../unseen';
import { isDay, MONTHS } from './dates';

/** Some telephones' keypads have nothing but digits. */
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;
const SHORTEST_MONTH = 3;

/** The day of '3/3/2026' (or '03-03-2026', '03032026', '3 de marzo de 2026', '2026-03-03'); null: none that the calendar has. */
export function readTypedDay(text: string): string | null {
  const line = typedLine(text).normalize('NFKC');
  const [date = '', month = '', year = ''] = partsOf(line);
  if (!/^\d{4}$/.test(year)) return isDay(line) ? line : null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Whether it is a day but for the two first figures of its year: '5/3/20'. */
export function lacksCentury(text: string): boolean {
  const [date = '', month = '', year = ''] = partsOf(typedLine(text).normalize('NFKC'));
  return /^\d{1,2}$/.test(year) && isDay(`2000-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}

/** Day, month as a number, and year; empty: the text is not made of them. */
function partsOf(line: string): readonly string[] {
  const digits = DIGITS_ONLY.exec(line);
  if (digits) return digits.slice(1);
  const parts = line
    .toLowerCase()
    .split(/[\s/.-]+/)
    .filter((part) => !['', 'de', 'del'].includes(part));
  const [date = '', month = '', year = ''] = parts;
  return parts.length === 3 && /^\d{1,2}$/.test(date) ? [date, monthNumber(month), year] : [];
}

/** '3' for 'marzo', 'mar' and '3'. */
function monthNumber(month: string): string {
  if (month.length < SHORTEST_MONTH) return month;
  const place = MONTHS.findIndex((name) => name.startsWith(month.replace('setiembre', 'septiembre')));
  return place === -1 ? '' : String(place + 1);
}
