import { dayText } from './words/dates';

/** The most days that a family may be given for a correction: a year mistyped would leave a solicitud waiting for ever. */
const MOST_DAYS = 365;

export interface CorrectionDays {
  /** The first and the last day, 'aaaa-mm-dd', on which the time for a correction may end; none when the last is before the first. */
  first: string;
  last: string;
  /** What the call's days make of it. */
  usual: string;
  /** When the result of its stage is published; null: no stage will take it. */
  publica: string | null;
}

/**
 * The days of a correction that is asked for today (F10).
 * @param dias the call's
 * @param publica the day on which the result of its stage is published: by then its list is frozen
 */
export function correctionDays(today: string, { dias, publica }: { dias: number; publica: string | null }): CorrectionDays {
  const farthest = daysAfter(today, MOST_DAYS);
  const eve = publica === null ? farthest : daysAfter(publica, -1);
  const last = eve < farthest ? eve : farthest;
  const usual = daysAfter(today, dias);
  return { first: daysAfter(today, 1), last, usual: usual < last ? usual : last, publica };
}

/** What is wrong with the last day of a correction, in Spanish; null: nothing. */
export function correctionProblem(day: string, { first, last, publica }: CorrectionDays): string | null {
  const isOfEtapa = publica !== null && last === daysAfter(publica, -1);
  if (last < first && publica !== null) {
    return `Ya no hay días para una corrección: el resultado de su etapa se publica el ${dayText(publica)}.`;
  }
  if (day < first) return 'El último día para responder debe ser después de hoy.';
  if (day <= last) return null;
  const why = isOfEtapa ? ': al otro día se publica el resultado de su etapa' : '';
  return `El último día para responder no puede pasar del ${dayText(last)}${why}.`;
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, day.length);
}
