import { useDispatch, useSelector } from 'react-redux';
import { linkFollowed, selectLocation } from '#core/location/locationSlice.ts';
import { writeListQuery, type ListAddress, type ListQuery } from './listAddress';

/** What the address asks for, where another page of the list lies, and how to ask for something else. */
export function useListQuery<Query extends ListQuery>({ path, read, keeps = [] }: ListAddress<Query>) {
  const location = useSelector(selectLocation);
  const dispatch = useDispatch();
  const search = location.status === 'known' ? location.search : '';
  const query = read(search);
  const given = new URLSearchParams(search);
  const kept = keeps.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : []));
  const keeping = (asked: string) => {
    const written = new URLSearchParams([...kept, ...new URLSearchParams(asked)]);
    return kept.length === 0 ? path + asked : `${path}?${written.toString()}`;
  };
  const pathOf = (wanted: ListQuery) => keeping(writeListQuery(wanted));
  return {
    query,
    pathOf,
    /** Of the whole list. */
    allAt: keeping(''),
    /** `replace`: in the place of the page that is shown, so that Back leads to the one before it. */
    ask: (wanted: ListQuery, replace = false) => dispatch(linkFollowed({ to: pathOf(wanted), replace })),
  };
}
