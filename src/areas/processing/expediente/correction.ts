import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { correctionDays, type CorrectionDays } from '#domain/correctionDays.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { dayOf } from '#domain/words/dates.ts';
import { selectToday } from '../today';

/** The days of a correction of the solicitud that is asked for `today` (F10); null: the city's day is not known yet. */
function correctionOf({ correccion }: Expediente, today: string | null, timeZone: string): CorrectionDays | null {
  const { dias, publica } = correccion;
  return today === null ? null : correctionDays(today, { dias, publica: publica && dayOf(new Date(publica), timeZone) });
}

export const useCorrection = (solicitud: Expediente): CorrectionDays | null =>
  correctionOf(solicitud, useSelector(selectToday), useSelector(selectTimeZone));

export const selectCorrection = (state: Parameters<typeof selectToday>[0], solicitud: Expediente): CorrectionDays | null =>
  correctionOf(solicitud, selectToday(state), selectTimeZone(state));
