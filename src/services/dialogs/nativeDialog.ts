import type { Dialog } from './dialogTypes';

/** The browser's own dialog, for where ours cannot be loaded. */
export function openNativeDialog({ title, text, cancelText }: Dialog): boolean {
  const message = `${title}\n\n${text}`;
  if (cancelText !== undefined) return window.confirm(message);
  window.alert(message);
  return true;
}
