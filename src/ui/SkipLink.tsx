import type { MouseEvent } from 'react';

/** The id of the element that holds a page's content; one in each frame. */
export const CONTENT_ID = 'contenido';

/** For a control that is unmounted when it is pressed: the focus would fall to the body. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/** Moves the focus only: a change of the hash would be a change of page. `inert`: the content takes no focus now. */
export function SkipLink({ inert = false }: { inert?: boolean }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(CONTENT_ID)?.focus();
  };
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`} inert={inert} onClick={skip}>
      Saltar al contenido
    </a>
  );
}
