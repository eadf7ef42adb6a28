import type { Dialog } from '#services/dialogs/dialogTypes.ts';

/** B35. */
export const MENU_MISSING: Dialog = { icon: 'error', title: 'Error', text: 'No existe una menú para el usuario registrado' };

/** For the console of a development build. */
export const MENU_MALFORMED = 'AuthorizationItem: no es una lista en JSON';
