/** Texts are plain text: markup in them is shown as it stands. */
export interface Dialog {
  icon: 'error' | 'warning' | 'info';
  title: string;
  text: string;
  /** Default: 'Aceptar'. */
  confirmText?: string;
  /** Given: the dialog is a question with this second button, which has the focus first. */
  cancelText?: string;
}

export interface DialogService {
  /**
   * Shows a dialog, in place of an open one (whose promise then resolves with false).
   * Resolves with true when confirmed; with false when cancelled, dismissed, replaced or
   * called off by `signal`. Never rejects: where the dialog's code cannot be loaded, the browser's
   * own alert and confirm take its place.
   */
  open(dialog: Dialog, signal?: AbortSignal): Promise<boolean>;
  /** Fetches the dialog's code ahead of the first dialog; never rejects. */
  warmUp(): Promise<void>;
}
