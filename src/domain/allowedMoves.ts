import type { Checked } from './checked';
import { firstReasonAgainst, SECOND_PERSON, TO_REVIEW_AGAIN, TO_SEAT_AGAIN, type MoveGuard, type MoveFacts } from './moveGuards';
import { ESTADO_NAMES } from './estados';
import { FAMILY_MOVE_NAMES, FUNCIONARIO_MOVE_NAMES } from './moveNames';
import { MOVES, type MoveActor } from './moves';
import type { FamilyMoveName, FuncionarioMoveName, Estado } from './contractTypes';

type MoveName = FamilyMoveName | FuncionarioMoveName;

/** What somebody may ask for in a state; `to` is where it leads, the same state when it moves nothing. */
interface PossibleMove {
  actor: MoveActor;
  from: Estado;
  to: Estado;
  name: MoveName;
  guards: readonly MoveGuard[];
}

/** While staff have something to decide. */
const UNDECIDED: readonly Estado[] = ['radicada', 'en_revision', 'por_subsanar'];

/** Those that two people can reopen. */
const REOPENED: readonly Estado[] = ['no_admitida', 'declinada', 'vencida'];

/** What staff do without moving the solicitud; a colleague's can be taken over, so that an absence stops nobody. */
const STAYING_MOVES: readonly PossibleMove[] = [
  stay('en_revision', 'tomar', 'no_propia'),
  stay('por_subsanar', 'tomar', 'no_propia'),
  ...UNDECIDED.map((from) => stay(from, 'liberar', 'propia')),
  stay('en_revision', 'decidir', 'propia'),
  stay('en_revision', 'decidir_cupo', 'propia', 'cupo_por_decidir'),
  // Anybody's: another list may have come since it was validated, and who did that may be away.
  stay('validada', 'decidir_cupo', 'cupo_por_decidir', 'lista_sin_congelar'),
  stay('no_admitida', 'reabrir', ...TO_REVIEW_AGAIN, 'sin_propuesta'),
  stay('declinada', 'reabrir', ...TO_SEAT_AGAIN, 'sin_propuesta'),
  stay('vencida', 'reabrir', ...TO_SEAT_AGAIN, 'sin_propuesta'),
  ...REOPENED.map((from) => stay(from, 'rechazar_reapertura', ...SECOND_PERSON)),
];

const POSSIBLE_MOVES: readonly PossibleMove[] = [
  ...MOVES.flatMap(({ actor, from, to, name, guards }) =>
    from === null || name === null ? [] : [{ actor, from, to, name, guards }],
  ),
  ...STAYING_MOVES,
];

const STAFF_MOVES = POSSIBLE_MOVES.filter(({ actor }) => actor === 'funcionario');

/** Each completes 'no puede …'. */
const INFINITIVES: Readonly<Record<MoveName, string>> = {
  editar: 'modificarse',
  subsanar: 'subsanarse',
  retirar: 'retirarse',
  aceptar: 'aceptarse',
  aceptar_y_seguir: 'aceptarse y seguir en lista',
  declinar: 'declinarse',
  tomar: 'tomarse',
  liberar: 'liberarse',
  decidir: 'tener condiciones por decidir',
  decidir_cupo: 'tener un cupo actual por decidir',
  por_subsanar: 'devolverse para subsanar',
  validada: 'validarse',
  no_admitida: 'darse por no admitida',
  en_revision: 'volver a revisión',
  reabrir: 'proponerse para reabrir',
  confirmar_reapertura: 'reabrirse',
  rechazar_reapertura: 'dejarse como está',
  asignada: 'recibir un cupo directamente',
  matriculada: 'matricularse',
  retirada: 'retirarse',
};

/**
 * Checks an action of a family or of staff against the solicitud's state and what is known of it: where it leads, or why
 * it cannot be done now.
 */
export function checkNamedMove(actor: MoveActor, from: Estado, name: MoveName, facts: MoveFacts): Checked<Estado> {
  const possible = POSSIBLE_MOVES.find((one) => one.actor === actor && one.from === from && one.name === name);
  if (possible === undefined) {
    return { ok: false, problems: `Una solicitud en estado «${ESTADO_NAMES[from]}» no puede ${INFINITIVES[name]}.` };
  }
  const reason = firstReasonAgainst(possible.guards, facts);
  return reason === undefined ? { ok: true, value: possible.to } : { ok: false, problems: reason };
}

/** What the family may do now (`acciones` of SolicitudDeFamilia). */
export function allowedFamilyMoves(estado: Estado, facts: MoveFacts): FamilyMoveName[] {
  return FAMILY_MOVE_NAMES.filter((name) => checkNamedMove('familia', estado, name, facts).ok);
}

/** What who reads the solicitud may do now (`acciones` of SolicitudDeFuncionario). */
export function allowedFuncionarioMoves(estado: Estado, facts: MoveFacts): FuncionarioMoveName[] {
  return FUNCIONARIO_MOVE_NAMES.filter((name) => checkNamedMove('funcionario', estado, name, facts).ok);
}

/** Why one that has ended cannot be reopened or placed now; null: nothing stands against it, or it has not ended. */
export function impedimentOf(estado: Estado, facts: MoveFacts): string | null {
  const name = estado === 'sin_cupo' ? 'asignada' : 'reabrir';
  const again = STAFF_MOVES.find((one) => one.from === estado && one.name === name);
  // A proposal that waits is no reason against it.
  return firstReasonAgainst(again?.guards ?? [], { ...facts, propuesta: 'ninguna' }) ?? null;
}

function stay(estado: Estado, name: FuncionarioMoveName, ...guards: MoveGuard[]): PossibleMove {
  return { actor: 'funcionario', from: estado, to: estado, name, guards };
}
