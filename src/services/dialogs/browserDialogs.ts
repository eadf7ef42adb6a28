import { loadOnce } from '../loading/loadOnce';
import { openNativeDialog } from './nativeDialog';
import type { Popup } from './popup';
import type { Dialog, DialogService } from './dialogTypes';

type ShowPopup = (dialog: Dialog) => Popup;

export interface DialogWorld {
  /** Gives what shows a dialog; asked again after a failure. */
  loadPopups: () => Promise<ShowPopup>;
  report: (error: unknown) => void;
}

export async function loadPopups(): Promise<ShowPopup> {
  return (await import(/* webpackChunkName: "dialogs" */ './popup')).showPopup;
}

/** Dialogs, one at a time. Who is answered, and when, is decided here and not by the library that shows them. */
export function createDialogService({ loadPopups, report }: DialogWorld): DialogService {
  const popups = loadOnce(loadPopups);
  /** Ends the open dialog, or the one whose code is on its way, as not confirmed. */
  let callOff: (() => void) | null = null;

  function open(dialog: Dialog, signal?: AbortSignal): Promise<boolean> {
    if (signal?.aborted) return Promise.resolve(false);
    callOff?.();
    return new Promise((resolve) => {
      let hide: Popup['hide'] | null = null;
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
        .then(async (show) => {
          if (!isOpen) return;
          const popup = show(dialog);
          hide = popup.hide;
          answer(await popup.answered);
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
