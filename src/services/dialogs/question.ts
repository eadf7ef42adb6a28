import type { Dialog } from './dialogTypes';

/** Asks before what cannot be undone, or loses something; `confirmText` does it. */
export const question = (title: string, text: string, confirmText: string, cancelText = 'Cancelar'): Dialog => ({
  icon: 'warning',
  title,
  text,
  confirmText,
  cancelText,
});
