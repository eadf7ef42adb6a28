import type { Dialog } from '#services/dialogs/dialogTypes.ts';

const KEEP = 'Seguir editando';

export const DISCARD: Dialog = {
  icon: 'warning',
  title: 'Descartar los cambios',
  text: 'Se borra lo que escribió y no ha guardado. No se puede deshacer.',
  confirmText: 'Sí, descartar',
  cancelText: KEEP,
};

export const LEAVE: Dialog = {
  icon: 'warning',
  title: 'Hay cambios sin guardar',
  text: 'Si sale de la convocatoria, se borra lo que escribió y no ha guardado.',
  confirmText: 'Salir sin guardar',
  cancelText: KEEP,
};
