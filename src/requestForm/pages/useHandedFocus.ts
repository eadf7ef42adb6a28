import { useEffect, useRef } from 'react';

/** Where a search gives way to what was chosen, or that to a search, with the same `id`: the focus would be nowhere. */
export function useHandedFocus(id: string, isChosen: boolean): void {
  const was = useRef(isChosen);
  useEffect(() => {
    if (was.current !== isChosen && document.activeElement === document.body) document.getElementById(id)?.focus();
    was.current = isChosen;
  }, [id, isChosen]);
}
