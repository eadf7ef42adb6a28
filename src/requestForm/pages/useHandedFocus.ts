import { useEffect, useRef } from 'react';

/** A search and the line of what was chosen replace each other under one `id`: moves the focus that the unmount lost. */
export function useHandedFocus(id: string, isChosen: boolean): void {
  const was = useRef(isChosen);
  useEffect(() => {
    if (was.current !== isChosen && document.activeElement === document.body) document.getElementById(id)?.focus();
    was.current = isChosen;
  }, [id, isChosen]);
}
