import { useDispatch, useSelector } from 'react-redux';
import { Glyph } from '#ui/Glyph.tsx';
import { SEARCH } from '#ui/glyphs.ts';
import { selectConfig } from '#core/config/configSlice.ts';
import { filterChanged, selectFilter } from '#core/menu/menuSlice.ts';

/** Filters the menu as one types; without menu tools the box does nothing, as in the source system (B14, D25). */
export function SearchBox({ menuId }: { menuId: string }) {
  const dispatch = useDispatch();
  const text = useSelector(selectFilter);
  const { menuTools } = useSelector(selectConfig);
  const filtering = menuTools
    ? {
        value: text,
        onChange: ({ target }: { target: HTMLInputElement }) => dispatch(filterChanged({ text: target.value })),
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
