import * as v from 'valibot';

import { impedimentOf } from './allowedMoves';
import type { Estado, ReclamoEffect, ReclamoSubject } from './contractTypes';
import type { MoveFacts } from './moveGuards';
import { withoutUnseen } from './unseen';

/** How many files a reclamo has. */
export const MOST_OF_RECLAMO = 3;
const SHORTEST = 10;
export const LONGEST_RECLAMO = 2000;

/** Lines of text, characters as the contract counts them; no pile of marks, which would be drawn over other lines. */
export const reclamoTextSchema = v.pipe(
  v.string('Escriba su reclamo.'),
  v.transform(withoutUnseen),
  v.trim(),
  v.check((text) => [...text].length >= SHORTEST, `Escriba qué pasó y qué pide, en ${SHORTEST} caracteres o más.`),
  v.check((text) => [...text].length <= LONGEST_RECLAMO, `Acorte el texto: caben ${LONGEST_RECLAMO} caracteres.`),
  v.regex(
    /^(?![^]*(?:\p{M}{4}|[\ufdfa\ufdfb]))(?:[\t\r\n]|[^\p{Cc}\p{Cs}\p{Co}])*$/u,
    'El texto tiene caracteres que no se pueden guardar: quítelos.',
  ),
);

/** What a family knows to be decided against it. */
export interface Denied {
  readonly condiciones: readonly string[];
  /** The current seat that it claims. */
  readonly cupo: boolean;
}

/** After the result of a run, and before the family has taken what it gives. */
const WITH_RESULT: readonly Estado[] = ['asignada', 'en_lista_de_espera', 'sin_cupo', 'declinada', 'vencida'];
/** While staff have something to decide. */
const UNDECIDED: readonly Estado[] = ['radicada', 'en_revision', 'por_subsanar'];

/** What a family may claim about, as its solicitud stands (F132): nothing is offered that only another solicitud could put right. */
export function reclamoSubjects(estado: Estado, { condiciones, cupo }: Denied, facts: MoveFacts): ReclamoSubject[] {
  if (estado === 'no_admitida') return impedimentOf(estado, facts) === null ? [{ sobre: 'no_admitida', condicion: null }] : [];
  const hasResult = WITH_RESULT.includes(estado);
  if (!hasResult && estado !== 'validada') return [];
  return [
    ...(hasResult ? [{ sobre: 'resultado', condicion: null } as const] : []),
    ...condiciones.map((condicion) => ({ sobre: 'condicion', condicion }) as const),
    ...(cupo ? [{ sobre: 'cupo_actual', condicion: null } as const] : []),
  ];
}

/** What accepting a reclamo does (F133): a decision is taken back only until a list that counts with it is frozen. */
export function effectOfAccepting(
  { sobre, condicion }: ReclamoSubject,
  estado: Estado,
  denied: Denied,
  facts: MoveFacts,
): ReclamoEffect {
  if (sobre === 'no_admitida') return estado === 'no_admitida' && impedimentOf(estado, facts) === null ? 'reabrir' : 'ninguno';
  const isDenied = sobre === 'cupo_actual' ? denied.cupo : condicion !== null && denied.condiciones.includes(condicion);
  const canDecide = UNDECIDED.includes(estado) || (estado === 'validada' && !facts.isListFrozen);
  return isDenied && canDecide ? 'decidir_de_nuevo' : 'ninguno';
}
