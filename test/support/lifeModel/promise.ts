import type { Estado } from '#domain/contractTypes.ts';

/** Who tries, seen from one request: its family, one who knows the radicado only, staff who have it, other staff. */
export type Quien = 'familia' | 'extraño' | 'dueña' | 'otra' | 'sin permiso' | 'sin sesión';

export const MOVIDAS_DE_FAMILIA = ['editar', 'subsanar', 'retirar', 'aceptar', 'aceptar_y_seguir', 'declinar'] as const;
export const MOVIDAS_DE_FUNCIONARIO = [
  'tomar',
  'liberar',
  'decidir',
  'por_subsanar',
  'validada',
  'no_admitida',
  'matriculada',
  'retirada',
] as const;
type MovidaDeFamilia = (typeof MOVIDAS_DE_FAMILIA)[number];
export type Movida = MovidaDeFamilia | (typeof MOVIDAS_DE_FUNCIONARIO)[number];

export const esDeFamilia = (movida: Movida): movida is MovidaDeFamilia => MOVIDAS_DE_FAMILIA.some((una) => una === movida);

/** The states from which a request can still be withdrawn, and in which a pupil may have only one. */
const vivas: readonly Estado[] = [
  'radicada',
  'en_revision',
  'por_subsanar',
  'validada',
  'asignada',
  'en_lista_de_espera',
  'aceptada',
  'aceptada_y_en_lista',
];
export const ocupaAlAlumno = (estado: Estado): boolean => estado === 'matriculada' || vivas.includes(estado);

const a = (destino: Estado, ...desde: readonly Estado[]): Partial<Record<Estado, Estado>> =>
  Object.fromEntries(desde.map((estado) => [estado, destino]));
const queda = (...estados: readonly Estado[]): Partial<Record<Estado, Estado>> =>
  Object.fromEntries(estados.map((estado) => [estado, estado]));

/** What is promised (domain.md, a request's life; the contract), written out again: where each leads, for whom. */
export const PROMESA: Record<Movida, Partial<Record<Quien, Partial<Record<Estado, Estado>>>>> = {
  editar: { familia: a('radicada', 'radicada', 'en_revision') },
  subsanar: { familia: a('en_revision', 'por_subsanar') },
  retirar: { familia: a('retirada', ...vivas) },
  aceptar: { familia: a('aceptada', 'asignada', 'aceptada_y_en_lista') },
  aceptar_y_seguir: { familia: a('aceptada_y_en_lista', 'asignada') },
  declinar: { familia: a('declinada', 'asignada') },
  tomar: {
    dueña: a('en_revision', 'radicada'),
    otra: { ...a('en_revision', 'radicada'), ...queda('en_revision', 'por_subsanar') },
  },
  liberar: { dueña: queda('radicada', 'en_revision', 'por_subsanar') },
  decidir: { dueña: queda('en_revision') },
  por_subsanar: { dueña: a('por_subsanar', 'en_revision') },
  validada: { dueña: a('validada', 'en_revision') },
  no_admitida: { dueña: a('no_admitida', 'en_revision') },
  matriculada: {
    dueña: a('matriculada', 'aceptada', 'aceptada_y_en_lista'),
    otra: a('matriculada', 'aceptada', 'aceptada_y_en_lista'),
  },
  retirada: { dueña: a('retirada', ...vivas), otra: a('retirada', ...vivas) },
};

/** Refused to who was given the first option: nothing better is left to wait for. */
export const SOLO_SI_HAY_MEJOR: readonly Movida[] = ['aceptar_y_seguir'];

/** What nobody asks for: an allocation's results, and deadlines that pass. */
export const PROMESA_DE_ASIGNACION: Partial<Record<Estado, readonly Estado[]>> = {
  validada: ['asignada', 'en_lista_de_espera', 'sin_cupo'],
  en_lista_de_espera: ['asignada', 'sin_cupo'],
  aceptada_y_en_lista: ['asignada', 'aceptada'],
};
export const PROMESA_DE_PLAZO: Partial<Record<Estado, Estado>> = { por_subsanar: 'no_admitida', asignada: 'vencida' };

/** The code of a refusal for who has no session, no permission or another's request; undefined: it is looked at. */
export function rechazo(quien: Quien): { readonly status: number; readonly codigo: string } | undefined {
  if (quien === 'extraño') return { status: 404, codigo: 'no_encontrada' };
  if (quien === 'sin sesión') return { status: 401, codigo: '' };
  if (quien === 'sin permiso') return { status: 403, codigo: '' };
  return undefined;
}
