/** Keys that answer or dismiss a dialog. */
const ANSWERING_KEYS = ['Enter', ' ', 'Escape'];
const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

/**
 * A key press belongs, until the key is up, to what had it when it began: the key that opened a dialog
 * does not answer it, held or not, and the key that answered it does nothing beneath. Likewise the
 * second half of a double click, on the dialog that the first opened or on what lay beneath the one that it answered.
 * Begins with the dialog; the result ends it.
 */
export function refuseStrayInput(): () => void {
  /** Keys that went down while the dialog was open, and have not come up. */
  const begun = new Set<string>();
  let isOpen = true;
  let clicked = false;

  const onKey = (event: KeyboardEvent) => {
    const { key, type } = event;
    if (!ANSWERING_KEYS.includes(key)) return;
    const isFresh = type === 'keydown' && !event.repeat;
    if (isFresh) {
      if (isOpen) begun.add(key);
      else begun.delete(key);
    }
    const isOurs = begun.has(key);
    const isStray = isOpen ? !isOurs || event.repeat : isOurs;
    if (isStray) refuse(event);
    if (type === 'keyup') begun.delete(key);
    if (!isOpen) endWhenUp();
  };
  const onClick = (event: MouseEvent) => {
    if (event.detail > 1 && (!isOpen || !clicked)) refuse(event);
    else if (!isOpen) window.removeEventListener('click', onClick, true);
    clicked ||= event.detail === 1;
  };
  function endWhenUp() {
    if (begun.size > 0) return;
    for (const type of KEY_EVENTS) window.removeEventListener(type, onKey, true);
  }

  for (const type of KEY_EVENTS) window.addEventListener(type, onKey, true);
  window.addEventListener('click', onClick, true);
  return () => {
    isOpen = false;
    endWhenUp();
  };
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
