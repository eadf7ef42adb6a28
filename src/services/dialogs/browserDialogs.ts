import type { SweetAlertOptions } from 'sweetalert2';
import { loadOnce } from '../../shared/loadOnce';
import { takeFocus } from './focusKeeper';
import { openNativeDialog } from './nativeDialog';
import { refuseStrayInput } from './strayInput';
import type { Dialog, DialogService } from './types';

/** The part of sweetalert2 that the service uses. */
export interface Popups {
  fire(options: SweetAlertOptions): Promise<{ isConfirmed: boolean }>;
  close(): void;
  getConfirmButton(): HTMLElement | null;
  getCancelButton(): HTMLElement | null;
}

export interface DialogWorld {
  /** Gives sweetalert2; asked again after a failure. */
  loadPopups: () => Promise<Popups>;
  report: (error: unknown) => void;
}

export async function loadPopups(): Promise<Popups> {
  return (await import(/* webpackChunkName: "dialogs" */ './sweetalert')).Swal;
}

/** Dialogs on sweetalert2, one at a time. Who is answered, and when, is decided here and not by it. */
export function createDialogService({ loadPopups, report }: DialogWorld): DialogService {
  const popups = loadOnce(loadPopups);
  /** Ends the open dialog, or the one whose code is on its way, as not confirmed. */
  let callOff: (() => void) | null = null;

  function open(dialog: Dialog, signal?: AbortSignal): Promise<boolean> {
    if (signal?.aborted) return Promise.resolve(false);
    callOff?.();
    return new Promise((resolve) => {
      let hide: (() => void) | null = null;
      let isOpen = true;

      function answer(confirmed: boolean) {
        if (!isOpen) return;
        isOpen = false;
        signal?.removeEventListener('abort', refuse);
        callOff = null;
        hide?.();
        resolve(confirmed);
      }
      const refuse = () => answer(false);

      signal?.addEventListener('abort', refuse);
      callOff = refuse;
      popups()
        .then(async (loaded) => {
          if (!isOpen) return;
          hide = prepare(loaded);
          answer((await loaded.fire(optionsOf(loaded, dialog))).isConfirmed);
        })
        .catch((error: unknown) => {
          report(error);
          if (isOpen) answer(openNativeDialog(dialog));
        });
    });
  }

  return {
    open,
    async warmUp() {
      try {
        await popups();
      } catch {
        // The first dialog tries again and says so.
      }
    },
  };
}

/** Gets the page ready for a dialog; the result takes the dialog away and puts the page back. */
function prepare(popups: Popups): () => void {
  const giveFocusBack = takeFocus();
  const acceptInput = refuseStrayInput();
  return () => {
    acceptInput();
    popups.close();
    giveFocusBack();
  };
}

function optionsOf(popups: Popups, { icon, title, text, confirmText, cancelText }: Dialog): SweetAlertOptions {
  return {
    icon,
    // `title`, `html` and the buttons' texts would be taken as markup.
    titleText: title,
    text,
    didRender() {
      setText(popups.getConfirmButton(), confirmText ?? 'Aceptar');
      setText(popups.getCancelButton(), cancelText ?? '');
    },
    showCancelButton: cancelText !== undefined,
    focusCancel: cancelText !== undefined,
    theme: 'auto',
    customClass: { container: 'dialogs-container' },
    heightAuto: false,
    // Tab and Escape are the dialog's even when nothing in it has the focus.
    keydownListenerCapture: true,
    // Without animations a dialog is gone at once: none is left behind by the next (issue 3, Dialogs).
    animation: false,
    // A click beside it is more often a slip than an answer; Escape still dismisses.
    allowOutsideClick: false,
    // The focus is ours: sweetalert2 gives it back after 100 ms, wherever it has gone by then.
    returnFocus: false,
  };
}

function setText(button: HTMLElement | null, text: string): void {
  if (button !== null) button.textContent = text;
}
