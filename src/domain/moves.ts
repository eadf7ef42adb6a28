import type { Checked } from './checked';
import { firstReasonAgainst, SECOND_PERSON, TO_REVIEW_AGAIN, TO_SEAT_AGAIN, type MoveGuard, type MoveFacts } from './moveGuards';
import { ESTADO_NAMES } from './estados';
import type { FamilyMoveName, FuncionarioMoveName, Estado } from './contractTypes';

/** Who moves a solicitud: 'sistema' when a deadline passes, 'asignacion' when a result is published. */
export type MoveActor = 'familia' | 'funcionario' | 'sistema' | 'asignacion';

export interface Move {
  /** null: the solicitud does not exist yet (a draft is only in the citizen's browser). */
  from: Estado | null;
  to: Estado;
  actor: MoveActor;
  /** What the contract calls it; null when it is no button: filing, deadlines, results. */
  name: FamilyMoveName | FuncionarioMoveName | null;
  guards: readonly MoveGuard[];
}

/** The states from which matriculada can still be reached: 'any before matriculada'. */
const BEFORE_MATRICULADA: readonly Estado[] = [
  'radicada',
  'en_revision',
  'por_subsanar',
  'validada',
  'asignada',
  'en_lista_de_espera',
  'aceptada',
  'aceptada_y_en_lista',
];

/** A solicitud's life (F7): every move that there is. No two of the same actor have the same ends. */
export const MOVES: readonly Move[] = [
  declareMove('familia', null, 'radicada', null, 'convocatoria_abierta'),
  declareMove('funcionario', null, 'radicada', null, 'convocatoria_abierta'),
  declareMove('familia', 'radicada', 'radicada', 'editar', 'convocatoria_abierta'),
  declareMove('familia', 'en_revision', 'radicada', 'editar', 'convocatoria_abierta'),

  declareMove('funcionario', 'radicada', 'en_revision', 'tomar'),
  declareMove('funcionario', 'en_revision', 'por_subsanar', 'por_subsanar', 'propia'),
  declareMove('funcionario', 'en_revision', 'validada', 'validada', 'propia', 'condiciones_decididas', 'cupo_decidido'),
  declareMove('funcionario', 'en_revision', 'no_admitida', 'no_admitida', 'propia'),
  declareMove('familia', 'por_subsanar', 'en_revision', 'subsanar', 'en_plazo'),
  // What was done by a slip is put right by a move of its own (F39 to F42).
  declareMove('funcionario', 'por_subsanar', 'en_revision', 'en_revision', 'propia'),
  declareMove('funcionario', 'por_subsanar', 'por_subsanar', 'por_subsanar', 'propia'),
  declareMove('funcionario', 'validada', 'en_revision', 'en_revision', 'lista_sin_congelar'),
  declareMove('funcionario', 'no_admitida', 'en_revision', 'confirmar_reapertura', ...SECOND_PERSON, ...TO_REVIEW_AGAIN),
  declareMove('sistema', 'por_subsanar', 'no_admitida', null, 'plazo_vencido'),

  declareMove('asignacion', 'validada', 'asignada', null),
  declareMove('asignacion', 'validada', 'en_lista_de_espera', null),
  declareMove('asignacion', 'validada', 'sin_cupo', null),
  declareMove('asignacion', 'en_lista_de_espera', 'asignada', null),
  declareMove('asignacion', 'en_lista_de_espera', 'sin_cupo', null),
  declareMove('asignacion', 'aceptada_y_en_lista', 'asignada', null),
  declareMove('asignacion', 'aceptada_y_en_lista', 'aceptada', null),

  declareMove('familia', 'asignada', 'aceptada', 'aceptar', 'en_plazo'),
  declareMove(
    'familia',
    'asignada',
    'aceptada_y_en_lista',
    'aceptar_y_seguir',
    'en_plazo',
    'hay_mejor',
    'lista_de_espera_abierta',
  ),
  declareMove('familia', 'asignada', 'declinada', 'declinar', 'en_plazo'),
  declareMove('sistema', 'asignada', 'vencida', null, 'plazo_vencido'),
  declareMove('familia', 'aceptada_y_en_lista', 'aceptada', 'aceptar', 'lista_sin_congelar'),
  declareMove('funcionario', 'declinada', 'asignada', 'confirmar_reapertura', ...SECOND_PERSON, ...TO_SEAT_AGAIN),
  declareMove('funcionario', 'vencida', 'asignada', 'confirmar_reapertura', ...SECOND_PERSON, ...TO_SEAT_AGAIN),
  declareMove('funcionario', 'sin_cupo', 'asignada', 'asignada', 'sin_otra_viva', 'sin_cupo_propio', 'lista_sin_congelar'),

  declareMove('funcionario', 'aceptada', 'matriculada', 'matriculada'),
  declareMove('funcionario', 'aceptada_y_en_lista', 'matriculada', 'matriculada', 'lista_sin_congelar'),

  ...BEFORE_MATRICULADA.flatMap((from) => [
    declareMove('familia', from, 'retirada', 'retirar'),
    declareMove('funcionario', from, 'retirada', 'retirada'),
  ]),
];

function declareMove(actor: MoveActor, from: Estado | null, to: Estado, name: Move['name'], ...guards: MoveGuard[]): Move {
  return { actor, from, to, name, guards };
}

/**
 * Checks whether a move from `from` (null: filing) to `to` can be made now. For what a family or staff ask for by its name,
 * `checkNamedMove` says where it leads.
 */
export function checkMove(actor: MoveActor, from: Estado | null, to: Estado, facts: MoveFacts): Checked<Estado> {
  const move = MOVES.find((one) => one.actor === actor && one.from === from && one.to === to);
  if (move === undefined) {
    const which = from === null ? 'nueva' : `en estado «${ESTADO_NAMES[from]}»`;
    return { ok: false, problems: `Una solicitud ${which} no puede pasar a «${ESTADO_NAMES[to]}».` };
  }
  const reason = firstReasonAgainst(move.guards, facts);
  return reason === undefined ? { ok: true, value: to } : { ok: false, problems: reason };
}
