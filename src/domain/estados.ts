import type { Estado } from './contractTypes';

/** The states of a solicitud with their names on screen, in the order of its life (F7). */
export const ESTADO_NAMES: Readonly<Record<Estado, string>> = {
  radicada: 'Radicada',
  en_revision: 'En revisión',
  por_subsanar: 'Por subsanar',
  validada: 'Validada',
  no_admitida: 'No admitida',
  asignada: 'Asignada',
  en_lista_de_espera: 'En lista de espera',
  sin_cupo: 'Sin cupo',
  aceptada: 'Aceptada',
  aceptada_y_en_lista: 'Aceptada y en lista',
  declinada: 'Declinada',
  vencida: 'Vencida',
  matriculada: 'Matriculada',
  retirada: 'Retirada',
};

/** Every state, in that order. */
export const ESTADOS: readonly Estado[] = Object.keys(ESTADO_NAMES).filter(isEstado);

/** Tells a state's code from any other text, such as a filter that came in the address. */
export function isEstado(text: string): text is Estado {
  return Object.hasOwn(ESTADO_NAMES, text);
}

/** Where a solicitud ends without a place: the pupil may ask again in the same year. */
const DEAD_ESTADOS: readonly Estado[] = ['no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada'];

/**
 * The states of a solicitud that counts as the one that a pupil may have in a year (F12: one live solicitud per
 * document and year). A matriculada has no move left, and counts.
 */
export const LIVE_ESTADOS: readonly Estado[] = ESTADOS.filter((estado) => !DEAD_ESTADOS.includes(estado));
