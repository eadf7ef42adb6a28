import { useSelector } from 'react-redux';
import { selectTimeZone } from '#core/config/configSlice.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { dayOf } from '#domain/words/dates.ts';
import { convocatoria } from './convocatoria';

/** A day that no date of birth comes after. */
const NO_LIMIT = '9999-12-31';

/**
 * The day in the city by the server's clock, for a telephone's may be wrong; while that is not known no date is refused for
 * it, and the server decides.
 */
export function useToday(): string {
  const call = shownData(useSelector(convocatoria.select));
  const timeZone = useSelector(selectTimeZone);
  return call ? dayOf(new Date(call.ahora), timeZone) : NO_LIMIT;
}
