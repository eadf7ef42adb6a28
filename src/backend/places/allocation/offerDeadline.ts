import { dayIn, endOfDay } from '#backend/timeZone.ts';
import type { EtapaRow } from './etapaRows';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The first moment that is too late to answer an offer made at an instant. What is published before its announced day
 * takes none of its days from a family that looks on that day.
 */
export function offerDeadline(
  { publica, diasParaResponder }: Pick<EtapaRow, 'publica' | 'diasParaResponder'>,
  instant: Date,
  timeZone: string,
): Date {
  const from = Math.max(instant.getTime(), publica.getTime());
  return endOfDay(timeZone, dayIn(timeZone, new Date(from + diasParaResponder * DAY_MS)));
}
