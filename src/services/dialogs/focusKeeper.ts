/** Takes the focus from what has it; the result gives it back, unless it has gone elsewhere since. */
export function takeFocus(): () => void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || before === document.body) return () => undefined;
  // Chrome complains of an `aria-hidden` page that still has the focus.
  before.blur();
  return () => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && before.isConnected) before.focus({ preventScroll: true });
  };
}
