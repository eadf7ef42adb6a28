import { useDispatch, useSelector } from 'react-redux';
import { linkFollowed, selectLocation } from '#core/location/locationSlice.ts';
import { writeListQuery, type ListAddress, type ListQuery } from './listAddress';

/** What the address asks for, where another page of the list lies, and how to ask for something else. */
export function useListQuery<Query extends ListQuery>({ path, read }: ListAddress<Query>) {
  const location = useSelector(selectLocation);
  const dispatch = useDispatch();
  const query = read(location.status === 'known' ? location.search : '');
  const pathOf = (wanted: ListQuery) => path + writeListQuery(wanted);
  return {
    query,
    pathOf,
    /** `replace`: in the place of the page that is shown, so that Back leads to the one before it. */
    ask: (wanted: ListQuery, replace = false) => dispatch(linkFollowed({ to: pathOf(wanted), replace })),
  };
}
