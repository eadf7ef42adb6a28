import { selectTimeZone } from '#core/config/configSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { dayOf } from '#domain/words/dates.ts';
import { convocatoria } from './convocatoria';

type WithConfig = Parameters<typeof selectTimeZone>[0];

/**
 * Today's day in the city by the server's clock: a browser's can be anything, and a replay must show the same
 * again. Null until the convocatoria is read.
 */
export function selectToday(state: WithConfig): string | null {
  const now = shownData(convocatoria.select(state))?.ahora;
  return now === undefined ? null : dayOf(new Date(now), selectTimeZone(state));
}
