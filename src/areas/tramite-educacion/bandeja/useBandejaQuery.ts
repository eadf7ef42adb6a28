import { useDispatch, useSelector } from 'react-redux';
import { linkFollowed, selectLocation } from '../../../features/location/locationSlice';
import { STAFF_PATHS } from '../paths';
import { readBandejaQuery, writeBandejaQuery, type BandejaQuery } from './bandejaQuery';

/** What the address asks for, where another page of it lies, and how to ask for something else. */
export function useBandejaQuery() {
  const location = useSelector(selectLocation);
  const dispatch = useDispatch();
  const query = readBandejaQuery(location.status === 'known' ? location.search : '');
  const pathOf = (wanted: BandejaQuery) => STAFF_PATHS.inbox + writeBandejaQuery(wanted);
  return {
    query,
    pathOf,
    ask: (wanted: BandejaQuery) => dispatch(linkFollowed({ to: pathOf(wanted), replace: false })),
  };
}
