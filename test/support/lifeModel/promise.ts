import type { Estado } from '#domain/contractTypes.ts';

/** Who tries, seen from one solicitud: its family, one who knows the radicado only, staff who have it, other staff. */
export type ModelActor = 'familia' | 'extraño' | 'dueña' | 'otra' | 'sin permiso' | 'sin sesión';

export const PROMISED_FAMILY_MOVES = ['editar', 'subsanar', 'retirar', 'aceptar', 'aceptar_y_seguir', 'declinar'] as const;
export const PROMISED_STAFF_MOVES = [
  'tomar',
  'liberar',
  'decidir',
  'por_subsanar',
  'validada',
  'no_admitida',
  'en_revision',
  'reabrir',
  'confirmar_reapertura',
  'rechazar_reapertura',
  'asignada',
  'matriculada',
  'retirada',
] as const;
type ModelFamilyMove = (typeof PROMISED_FAMILY_MOVES)[number];
export type ModelMove = ModelFamilyMove | (typeof PROMISED_STAFF_MOVES)[number];

export const isFamilyMove = (move: ModelMove): move is ModelFamilyMove => PROMISED_FAMILY_MOVES.some((one) => one === move);

/** The states from which a solicitud can still be withdrawn, and in which a pupil may have only one. */
const live: readonly Estado[] = [
  'radicada',
  'en_revision',
  'por_subsanar',
  'validada',
  'asignada',
  'en_lista_de_espera',
  'aceptada',
  'aceptada_y_en_lista',
];
export const holdsPupil = (estado: Estado): boolean => estado === 'matriculada' || live.includes(estado);

const to = (target: Estado, ...from: readonly Estado[]): Partial<Record<Estado, Estado>> =>
  Object.fromEntries(from.map((estado) => [estado, target]));
const stays = (...estados: readonly Estado[]): Partial<Record<Estado, Estado>> =>
  Object.fromEntries(estados.map((estado) => [estado, estado]));

const anyStaff = (where: Partial<Record<Estado, Estado>>): Partial<Record<ModelActor, Partial<Record<Estado, Estado>>>> => ({
  dueña: where,
  otra: where,
});
/** Those that two people reopen. */
const REOPENED: readonly Estado[] = ['no_admitida', 'declinada', 'vencida'];

/** What only another person than the one who proposed it may do. */
export const DECIDES_PROPOSAL: readonly ModelMove[] = ['confirmar_reapertura', 'rechazar_reapertura'];
/** Refused while the pupil has another live solicitud. */
export const ONLY_ALONE: readonly ModelMove[] = ['reabrir', 'confirmar_reapertura', 'asignada'];

/** What is promised (F7; the contract), written out again: where each leads, for whom. */
export const PROMISE: Record<ModelMove, Partial<Record<ModelActor, Partial<Record<Estado, Estado>>>>> = {
  editar: { familia: to('radicada', 'radicada', 'en_revision') },
  subsanar: { familia: to('en_revision', 'por_subsanar') },
  retirar: { familia: to('retirada', ...live) },
  aceptar: { familia: to('aceptada', 'asignada', 'aceptada_y_en_lista') },
  aceptar_y_seguir: { familia: to('aceptada_y_en_lista', 'asignada') },
  declinar: { familia: to('declinada', 'asignada') },
  tomar: {
    dueña: to('en_revision', 'radicada'),
    otra: { ...to('en_revision', 'radicada'), ...stays('en_revision', 'por_subsanar') },
  },
  liberar: { dueña: stays('radicada', 'en_revision', 'por_subsanar') },
  decidir: { dueña: stays('en_revision') },
  por_subsanar: { dueña: to('por_subsanar', 'en_revision', 'por_subsanar') },
  validada: { dueña: to('validada', 'en_revision') },
  no_admitida: { dueña: to('no_admitida', 'en_revision') },
  en_revision: { dueña: to('en_revision', 'por_subsanar', 'validada'), otra: to('en_revision', 'validada') },
  reabrir: anyStaff(stays(...REOPENED)),
  confirmar_reapertura: anyStaff({ ...to('en_revision', 'no_admitida'), ...to('asignada', 'declinada', 'vencida') }),
  rechazar_reapertura: anyStaff(stays(...REOPENED)),
  asignada: anyStaff(to('asignada', 'sin_cupo')),
  matriculada: {
    dueña: to('matriculada', 'aceptada', 'aceptada_y_en_lista'),
    otra: to('matriculada', 'aceptada', 'aceptada_y_en_lista'),
  },
  retirada: { dueña: to('retirada', ...live), otra: to('retirada', ...live) },
};

/** Refused to who was given the first option: nothing better is left to wait for. */
export const ONLY_IF_BETTER: readonly ModelMove[] = ['aceptar_y_seguir'];

/** What nobody asks for: an allocation's results, and deadlines that pass. */
export const PROMISE_OF_ALLOCATION: Partial<Record<Estado, readonly Estado[]>> = {
  validada: ['asignada', 'en_lista_de_espera', 'sin_cupo'],
  en_lista_de_espera: ['asignada', 'sin_cupo'],
  aceptada_y_en_lista: ['asignada', 'aceptada'],
};
export const PROMISE_OF_DEADLINE: Partial<Record<Estado, Estado>> = { por_subsanar: 'no_admitida', asignada: 'vencida' };

/** The code of a refusal for who has no session, no permission or another's solicitud; undefined: it is looked at. */
export function refusalOf(actor: ModelActor): { readonly status: number; readonly codigo: string } | undefined {
  if (actor === 'extraño') return { status: 404, codigo: 'no_encontrada' };
  if (actor === 'sin sesión') return { status: 401, codigo: '' };
  if (actor === 'sin permiso') return { status: 403, codigo: '' };
  return undefined;
}
