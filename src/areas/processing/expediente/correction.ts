import { selectTimeZone } from '#core/config/configSlice.ts';
import { correctionDays, type CorrectionDays } from '#domain/correctionDays.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { dayOf } from '#domain/words/dates.ts';
import { selectToday } from '../today';

/** The days of a correction of the solicitud that is asked for today (F10); null: the city's day is not known yet. */
export function selectCorrection(state: Parameters<typeof selectToday>[0], { correccion }: Expediente): CorrectionDays | null {
  const today = selectToday(state);
  const { dias, publica } = correccion;
  if (today === null) return null;
  return correctionDays(today, { dias, publica: publica && dayOf(new Date(publica), selectTimeZone(state)) });
}
