const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** The demonstration's city is in America/Bogota, which is five hours behind UTC all year. */
const OFFSET_MS = 5 * HOUR_MS;

/** The school year that is asked for at that moment: next year's. */
export function schoolYear(now: Date): number {
  return new Date(now.getTime() - OFFSET_MS).getUTCFullYear() + 1;
}

/** Midnight in the city, so many days after (or before) today's. */
export function midnightAfter(now: Date, days: number): Date {
  const today = Math.floor((now.getTime() - OFFSET_MS) / DAY_MS);
  return new Date((today + days) * DAY_MS + OFFSET_MS);
}

export function plusHours(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * HOUR_MS);
}

/** The day that it is in the city, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() - OFFSET_MS).toISOString().slice(0, 10);
}
