import type { ConvocatoriaRules, DateChange } from './contractTypes';
import { dateChangeText } from './words/dateChangeText';
import { dayOf, dayText, isDay } from './words/dates';

interface Calendar {
  /** The school year that the call is for. */
  readonly anio: number;
  readonly timeZone: string;
}

/** Why a date is too late for a call of that school year (F90); null: it is not. */
export function yearProblem(day: string, anio: number): string | null {
  const last = `${anio}-12-31`;
  return day > last ? `Elija una fecha hasta el ${dayText(last)}: la convocatoria es del año escolar ${anio}.` : null;
}

/** What a result was published before, it stays published before (F90): the end of the waiting list, that of the matrícula. */
export function publicationProblem(
  moment: { readonly before: string; readonly after: string },
  before: ConvocatoriaRules,
  after: ConvocatoriaRules,
  { anio, timeZone }: Calendar,
): string | null {
  const [day, newDay] = [moment.before, moment.after].map((one) => dayOf(new Date(one), timeZone)) as [string, string];
  const followed = [
    ['la última fecha de la lista de espera', before.fechasDeLista.at(-1), after.fechasDeLista.at(-1)],
    ['el último día de la matrícula', before.matricula?.hasta, after.matricula?.hasta],
  ] as const;
  for (const [what, was, is] of followed) {
    if (was === undefined || is === undefined || was <= day || is > newDay) continue;
    return `Elija un día antes del ${dayText(is)}, ${what}, o amplíe también esa fecha.`;
  }
  return yearProblem(newDay, anio);
}

const DAY_MS = 86_400_000;

/** How much later a date becomes: a slip of month or year is seen by it. */
function laterText({ que, antes, ahora }: DateChange): string {
  if (antes === null || que === 'dias_para_responder') return '';
  const days = Math.round((Date.parse(ahora) - Date.parse(antes)) / DAY_MS);
  return days < 1 ? '' : days === 1 ? ' (1 día más)' : ` (${days} días más)`;
}

/** What is asked before dates are extended, a line each: how much later, and which days of the list a result passes. */
export function extensionLines(changes: readonly DateChange[], { fechasDeLista }: ConvocatoriaRules, timeZone: string): string[] {
  return changes.flatMap((change) => {
    const line = `${dateChangeText(change, timeZone)}${laterText(change)}`;
    if (change.que !== 'publica' || change.antes === null) return [line];
    const [from, to] = [change.antes, change.ahora].map((one) => dayOf(new Date(one), timeZone)) as [string, string];
    const passed = fechasDeLista.filter((day) => isDay(day) && day > from && day <= to);
    return [line, ...passed.map((day) => `La lista de espera del ${dayText(day)} se mueve antes de ese resultado.`)];
  });
}
