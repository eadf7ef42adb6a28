import type { Dialog } from '../../services/dialogs/types';

/** Spec §8. */
export const MENU_MISSING: Dialog = {
  icon: 'error',
  title: 'Error',
  text: 'No existe una menú para el usuario registrado',
};
