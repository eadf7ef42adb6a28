import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../features/config/configSlice';
import { dayOf, momentText } from '../../shared/dates';

const MINUTE_MS = 60_000;

/** Moments as the city's clock shows them. */
export function useDates() {
  const timeZone = useSelector(selectTimeZone);
  return {
    timeZone,
    moment: (iso: string) => momentText(iso, timeZone),
    /** The last minute before a first moment that is too late: what people call the deadline. */
    lastMoment: (iso: string) => momentText(new Date(Date.parse(iso) - MINUTE_MS).toISOString(), timeZone),
    /** Today's day in the city. */
    today: () => dayOf(new Date(), timeZone),
  };
}
