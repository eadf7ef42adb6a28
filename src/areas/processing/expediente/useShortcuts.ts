import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { shortcuts } from './shortcuts';

/** Gives a button its key: what it says of itself to a screen reader, and what `useShortcuts` finds it by. */
export function useShortcutKeys(): (key: string) => { 'aria-keyshortcuts'?: string } {
  const isOn = useSelector(shortcuts.select).status === 'on';
  return (key) => (isOn ? { 'aria-keyshortcuts': key } : {});
}

/** Presses the button that has the key, unless it is typed into a field, meant for the browser or held down. */
export function useShortcuts(): void {
  const isOn = useSelector(shortcuts.select).status === 'on';
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
      if (event.defaultPrevented || repeat || ctrlKey || altKey || metaKey || isElsewhere(target)) return;
      const control = controlOf(key);
      if (!control) return;
      event.preventDefault();
      control.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

const TYPED_INTO = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]';

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}

/** Beneath a dialog or the overlay all is inert or hidden, and nothing is pressed. */
function controlOf(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (control) =>
      control.getAttribute('aria-keyshortcuts')?.toLowerCase() === key.toLowerCase() &&
      control.closest('[inert], [aria-hidden="true"]') === null,
  );
}
