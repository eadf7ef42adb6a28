import type { Context } from '../context';
import { dayMs } from './saveData';
import { dayIn, endOfDay } from '../timeZone';

/** How many days 'esta semana' holds, with today. */
const weekDays = 7;

/** Estados whose deadline runs: of a correction, of an answer to an offer. */
export const WITH_DEADLINE = `estado in ('por_subsanar', 'asignada')`;

/** The first moments that are too late for who has until today, or until the week's end; both after `now`. */
export function deadlineEnds({ now, timeZone }: Pick<Context, 'now' | 'timeZone'>) {
  const endIn = (days: number) => endOfDay(timeZone, dayIn(timeZone, new Date(now() + days * dayMs))).toISOString();
  return { now: new Date(now()).toISOString(), hoy: endIn(0), semana: endIn(weekDays - 1) };
}
