import { primeraNegativa, type Condicion, type Hechos } from './moveGuards';
import { NOMBRES_DE_ESTADO } from './estados';
import type { AccionDeFamilia, AccionDeFuncionario, Estado } from './contractTypes';

/** Who moves a request: 'sistema' when a deadline passes, 'asignacion' when a result is published. */
export type Quien = 'familia' | 'funcionario' | 'sistema' | 'asignacion';

export interface Movimiento {
  /** null: the request does not exist yet (a draft is only in the citizen's browser). */
  de: Estado | null;
  a: Estado;
  quien: Quien;
  /** What the contract calls it; null when it is no button: filing, deadlines, results. */
  accion: AccionDeFamilia | AccionDeFuncionario | null;
  condiciones: readonly Condicion[];
}

/** The states from which matriculada can still be reached: 'any before matriculada'. */
const ANTES_DE_MATRICULADA: readonly Estado[] = [
  'radicada',
  'en_revision',
  'por_subsanar',
  'validada',
  'asignada',
  'en_lista_de_espera',
  'aceptada',
  'aceptada_y_en_lista',
];

/** A request's life (domain.md): every move that there is. No two of the same actor have the same ends. */
export const MOVIMIENTOS: readonly Movimiento[] = [
  mover('familia', null, 'radicada', null, 'convocatoria_abierta'),
  mover('funcionario', null, 'radicada', null, 'convocatoria_abierta'),
  mover('familia', 'radicada', 'radicada', 'editar', 'convocatoria_abierta'),
  mover('familia', 'en_revision', 'radicada', 'editar', 'convocatoria_abierta'),

  mover('funcionario', 'radicada', 'en_revision', 'tomar'),
  mover('funcionario', 'en_revision', 'por_subsanar', 'por_subsanar', 'propia'),
  mover('funcionario', 'en_revision', 'validada', 'validada', 'propia', 'condiciones_decididas'),
  mover('funcionario', 'en_revision', 'no_admitida', 'no_admitida', 'propia'),
  mover('familia', 'por_subsanar', 'en_revision', 'subsanar', 'en_plazo'),
  mover('sistema', 'por_subsanar', 'no_admitida', null, 'plazo_vencido'),

  mover('asignacion', 'validada', 'asignada', null),
  mover('asignacion', 'validada', 'en_lista_de_espera', null),
  mover('asignacion', 'validada', 'sin_cupo', null),
  mover('asignacion', 'en_lista_de_espera', 'asignada', null),
  mover('asignacion', 'en_lista_de_espera', 'sin_cupo', null),
  mover('asignacion', 'aceptada_y_en_lista', 'asignada', null),
  mover('asignacion', 'aceptada_y_en_lista', 'aceptada', null),

  mover('familia', 'asignada', 'aceptada', 'aceptar', 'en_plazo'),
  mover('familia', 'asignada', 'aceptada_y_en_lista', 'aceptar_y_seguir', 'en_plazo', 'hay_mejor'),
  mover('familia', 'asignada', 'declinada', 'declinar', 'en_plazo'),
  mover('sistema', 'asignada', 'vencida', null, 'plazo_vencido'),
  mover('familia', 'aceptada_y_en_lista', 'aceptada', 'aceptar'),

  mover('funcionario', 'aceptada', 'matriculada', 'matriculada'),
  mover('funcionario', 'aceptada_y_en_lista', 'matriculada', 'matriculada'),

  ...ANTES_DE_MATRICULADA.flatMap((de) => [
    mover('familia', de, 'retirada', 'retirar'),
    mover('funcionario', de, 'retirada', 'retirada'),
  ]),
];

function mover(
  quien: Quien,
  de: Estado | null,
  a: Estado,
  accion: Movimiento['accion'],
  ...condiciones: Condicion[]
): Movimiento {
  return { quien, de, a, accion, condiciones };
}

/** Whether a move can be made now, or why not, as a Spanish sentence for who tried. */
export type MovimientoRevisado = { puede: true } | { puede: false; negativa: string };

/**
 * Checks a move of `quien` from `de` (null: filing) to `a`. For what a family or staff ask for by its name,
 * `revisarAccion` says where it leads.
 */
export function revisarMovimiento(quien: Quien, de: Estado | null, a: Estado, hechos: Hechos): MovimientoRevisado {
  const movimiento = MOVIMIENTOS.find((uno) => uno.quien === quien && uno.de === de && uno.a === a);
  if (movimiento === undefined) {
    const cual = de === null ? 'nueva' : `en estado «${NOMBRES_DE_ESTADO[de]}»`;
    return { puede: false, negativa: `Una solicitud ${cual} no puede pasar a «${NOMBRES_DE_ESTADO[a]}».` };
  }
  const negativa = primeraNegativa(movimiento.condiciones, hechos);
  return negativa === undefined ? { puede: true } : { puede: false, negativa };
}
