import type { Refusal } from '#kits/sending/refusal.ts';
import { ADVICE, ADVICE_BY_REASON } from './allocationTexts';

/** What to do about a refused step. */
export function adviceOn({ code, reason, fieldErrors }: Refusal): readonly string[] {
  const byReason = reason === 'forbidden' || reason === 'unavailable' || reason === 'notFound' ? ADVICE_BY_REASON[reason] : null;
  const advice = (code === null ? null : ADVICE[code]) ?? byReason;
  return [...Object.values(fieldErrors), ...(advice === null ? [] : [advice])];
}
