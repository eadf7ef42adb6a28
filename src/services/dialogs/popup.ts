import type { SweetAlertOptions } from 'sweetalert2';
// The module without styles: the usual one adds a style element, which a strict content security policy refuses.
import Swal from 'sweetalert2/dist/sweetalert2.js';
import './dialogs.scss';
import { takeFocus } from './focusKeeper';
import { refuseStrayInput } from './strayInput';
import type { Dialog } from './dialogTypes';

/** A dialog on the screen. */
export interface Popup {
  /** Whether it was confirmed. */
  answered: Promise<boolean>;
  /** Takes it away and puts the page back as it was. */
  hide(): void;
}

/** Shows a dialog on sweetalert2, in place of the one before. */
export function showPopup(dialog: Dialog): Popup {
  const giveFocusBack = takeFocus();
  const acceptInput = refuseStrayInput();
  return {
    answered: ask(dialog),
    hide() {
      acceptInput();
      Swal.close();
      giveFocusBack();
    },
  };
}

async function ask(dialog: Dialog): Promise<boolean> {
  return (await Swal.fire(optionsOf(dialog))).isConfirmed;
}

function optionsOf({ icon, title, text, confirmText, cancelText }: Dialog): SweetAlertOptions {
  return {
    icon,
    // `title`, `html` and the buttons' texts would be taken as markup.
    titleText: title,
    text,
    didRender() {
      setText(Swal.getConfirmButton(), confirmText ?? 'Aceptar');
      setText(Swal.getCancelButton(), cancelText ?? '');
    },
    didOpen: showFocused,
    showCancelButton: cancelText !== undefined,
    focusCancel: cancelText !== undefined,
    customClass: { container: 'dialogs-container' },
    heightAuto: false,
    // Tab and Escape are the dialog's even when nothing in it has the focus.
    keydownListenerCapture: true,
    // Without animations a dialog is gone at once: none is left behind by the next.
    animation: false,
    // A click outside is more often a slip than an answer; Escape still dismisses.
    allowOutsideClick: false,
    // The focus is ours: sweetalert2 gives it back after 100 ms, wherever it has gone by then.
    returnFocus: false,
  };
}

/** In a low window, or one that is zoomed, the button that has the focus may lie below. */
function showFocused(popup: HTMLElement): void {
  // sweetalert2 scrolls to the top in a task that it has set by now.
  setTimeout(() => popup.querySelector(':focus')?.scrollIntoView({ block: 'end' }));
}

function setText(button: HTMLElement | null, text: string): void {
  if (button !== null) button.textContent = text;
}
