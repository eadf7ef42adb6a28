import type { Estado } from './contractTypes';

/** The states of a request with their names on screen, in the order of its life (domain.md, a request's life). */
export const NOMBRES_DE_ESTADO: Readonly<Record<Estado, string>> = {
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
export const ESTADOS: readonly Estado[] = Object.keys(NOMBRES_DE_ESTADO).filter(esEstado);

/** Tells a state's code from any other text, such as a filter that came in the address. */
export function esEstado(texto: string): texto is Estado {
  return Object.hasOwn(NOMBRES_DE_ESTADO, texto);
}

/** Where a request ends without a place: the pupil may ask again in the same year. */
const SIN_EFECTO: readonly Estado[] = ['no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada'];

/**
 * The states of a request that counts as the one that a pupil may have in a year (domain.md: one live request per
 * document and year). A matriculada has no move left, and counts.
 */
export const ESTADOS_VIVOS: readonly Estado[] = ESTADOS.filter((estado) => !SIN_EFECTO.includes(estado));
