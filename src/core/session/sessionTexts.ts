import type { Dialog } from '#services/dialogs/dialogTypes.ts';
import { FAILURE_TEXTS } from '#services/http/failureTexts.ts';

/** B10. */
export const INVALID_FORM: Dialog = { icon: 'warning', title: 'Advertencia', text: 'Debe registar el usuario / contraseña' };

/** D6. */
export const FORGOTTEN_PASSWORD: Dialog = {
  icon: 'info',
  title: 'Olvido su clave',
  text: 'Solicite una nueva clave al administrador de la plataforma',
};

/** B34: a sign-in answer without a token, and every failure that D10 does not name. */
export const SIGN_IN_FAILED: Dialog = { icon: 'error', title: 'Error', text: FAILURE_TEXTS.refused };

/** B36: status 401. */
export const NOT_AUTHORISED: Dialog = { icon: 'error', title: 'Error', text: FAILURE_TEXTS.unauthorised };

/** D10. */
export const NO_ANSWER: Dialog = { icon: 'error', title: 'Error', text: FAILURE_TEXTS.noAnswer };

/** B24. */
export const SIGN_OUT_QUESTION: Dialog = {
  icon: 'warning',
  title: 'Confirmacion',
  text: 'Desea cerrar la sesión',
  confirmText: 'Si, deseo cerrar sesión',
  cancelText: 'Cancelar',
};
