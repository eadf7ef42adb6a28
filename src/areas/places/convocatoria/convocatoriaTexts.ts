import { question } from '#services/dialogs/question.ts';

const KEEP = 'Seguir editando';

export const DISCARD = question(
  'Descartar los cambios',
  'Se borra lo que escribió y no ha guardado. No se puede deshacer.',
  'Sí, descartar',
  KEEP,
);

export const LEAVE = question(
  'Hay cambios sin guardar',
  'Si sale de la convocatoria, se borra lo que escribió y no ha guardado.',
  'Salir sin guardar',
  KEEP,
);
