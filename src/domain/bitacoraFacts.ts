import type { BitacoraEntry } from './contractTypes';

/** All that the log of a solicitud tells, in the order of its filter. */
export const BITACORA_FACTS: readonly BitacoraEntry['que'][] = [
  'movimiento',
  'decision',
  'edicion',
  'contacto',
  'toma',
  'liberacion',
  'propuesta',
  'propuesta_rechazada',
  'llamada',
  'llamada_sin_respuesta',
  'reclamo',
  'reclamo_respondido',
  'lectura',
  'lectura_archivo',
];
