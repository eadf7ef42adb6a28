import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { calendarDates } from '#domain/calendarDates.ts';
import type { Convocatoria } from '#domain/contractTypes.ts';
import { dayOf } from '#domain/words/dates.ts';

/** The convocatoria's days, and which one it is by the server's clock: a telephone's may be wrong. */
export function useDates({ ahora, calendario }: Convocatoria) {
  const timeZone = useSelector(selectTimeZone);
  return { dates: calendarDates(calendario, timeZone), today: dayOf(new Date(ahora), timeZone) };
}
