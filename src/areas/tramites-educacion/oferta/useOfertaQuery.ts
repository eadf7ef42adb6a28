import { useDispatch, useSelector } from 'react-redux';
import { linkFollowed, selectLocation } from '../../../features/location/locationSlice';
import { CITIZEN_PATHS } from '../paths';
import { readOfertaQuery, writeOfertaQuery, type OfertaQuery } from './ofertaQuery';

/** What the address asks for, where another page of it lies, and how to ask for something else. */
export function useOfertaQuery() {
  const location = useSelector(selectLocation);
  const dispatch = useDispatch();
  const query = readOfertaQuery(location.status === 'known' ? location.search : '');
  const pathOf = (wanted: OfertaQuery) => CITIZEN_PATHS.oferta + writeOfertaQuery(wanted);
  return {
    query,
    pathOf,
    ask: (wanted: OfertaQuery) => dispatch(linkFollowed({ to: pathOf(wanted), replace: false })),
  };
}
