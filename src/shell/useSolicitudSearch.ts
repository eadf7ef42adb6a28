import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { isUnder } from '#core/location/paths.ts';
import { leaves } from '#core/menu/entriesUnder.ts';
import { selectEntries, selectFilter } from '#core/menu/menuSlice.ts';
import { FEWEST_SEARCHED, searchText } from '#domain/words/searchText.ts';
import { SOLICITUDES_PATH } from './solicitudesPath';

/**
 * Where what is typed in the bar is looked for among the solicitudes; null for whose menu does not lead there, and for
 * fewer letters than find any.
 */
export function useSolicitudSearch(): string | null {
  const entries = useSelector(selectEntries);
  const text = useSelector(selectFilter);
  const mayProcess = useMemo(
    () => leaves(entries).some(({ target }) => target.kind === 'internal' && isUnder(pathOf(target.to), SOLICITUDES_PATH)),
    [entries],
  );
  if (!mayProcess || searchText(text).replaceAll(' ', '').length < FEWEST_SEARCHED) return null;
  return `${SOLICITUDES_PATH}?${new URLSearchParams({ texto: text.trim() }).toString()}`;
}

const pathOf = (address: string) => address.replace(/\?.*$/, '');
