import type { ChangeEvent, KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Glyph } from '#ui/Glyph.tsx';
import { SEARCH } from '#ui/glyphs.ts';
import { selectConfig } from '#core/config/configSlice.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { filterChanged, selectFilter } from '#core/menu/menuSlice.ts';
import { useSolicitudSearch } from './useSolicitudSearch';

/** Filters the menu as one types, and Enter looks among the solicitudes; without menu tools the box does nothing, as in the source system (B14, D25). */
export function SearchBox({ menuId }: { menuId: string }) {
  const dispatch = useDispatch();
  const text = useSelector(selectFilter);
  const { menuTools } = useSelector(selectConfig);
  const solicitudes = useSolicitudSearch();
  const filtering = menuTools
    ? {
        value: text,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => dispatch(filterChanged({ text: target.value })),
        onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
          if (key !== 'Enter' || nativeEvent.isComposing || solicitudes === null) return;
          dispatch(linkFollowed({ to: solicitudes, replace: false }));
          dispatch(filterChanged({ text: '' }));
        },
        'aria-controls': menuId,
      }
    : {};
  return (
    <div className="search" role="search">
      <Glyph shape={SEARCH} />
      <input
        className="form-control"
        type="search"
        placeholder="Buscar..."
        aria-label="Buscar en el menú"
        autoComplete="off"
        {...filtering}
      />
    </div>
  );
}
