import type { Dialog, DialogService } from '#services/dialogs/dialogTypes.ts';

export interface FakeDialogs extends DialogService {
  /** The dialog that is open, if any. */
  readonly current: Dialog | null;
  /** All dialogs ever shown. */
  readonly shown: readonly Dialog[];
  /** Answers the open dialog. */
  answer(confirmed: boolean): void;
}

/** One dialog at a time; a newer one takes the place of the older, as in the browser's service. */
export function createFakeDialogs(): FakeDialogs {
  const shown: Dialog[] = [];
  let open: { dialog: Dialog; close(confirmed: boolean): void } | null = null;
  return {
    get current() {
      return open?.dialog ?? null;
    },
    shown,
    open(dialog, signal) {
      return new Promise((resolve) => {
        open?.close(false);
        const own = {
          dialog,
          close(confirmed: boolean) {
            if (open === own) open = null;
            resolve(confirmed);
          },
        };
        open = own;
        shown.push(dialog);
        signal?.addEventListener('abort', () => own.close(false), { once: true });
      });
    },
    answer(confirmed) {
      if (!open) throw new Error('No dialog is open');
      open.close(confirmed);
    },
    warmUp: () => Promise.resolve(),
  };
}
