import type { Estado } from '#domain/contractTypes.ts';
import {
  isFamilyMove,
  type ModelMove,
  PROMISED_FAMILY_MOVES,
  PROMISED_STAFF_MOVES,
  holdsPupil,
  PROMISE,
  PROMISE_OF_ALLOCATION,
  PROMISE_OF_DEADLINE,
  type ModelActor,
  refusalOf,
  DECIDES_PROPOSAL,
  ONLY_ALONE,
  ONLY_IF_BETTER,
} from './promise';

/** Who may process in the demonstration, and one who signs in but may not. */
export const CAN_PROCESS = ['revisora', 'funcionario'] as const;
export const CANNOT_PROCESS = 'coordinador';

/** What a family tells that something else hangs on. */
export interface Told {
  readonly apellidos: string;
  /** The codes of the conditions that it claims. */
  readonly condiciones: readonly string[];
}

/** A solicitud as the model knows it: values, never changed. */
export interface ModelSolicitud {
  readonly pupil: number;
  /** The login of who typed it for the family. */
  readonly registradaPor: string | null;
  /** Filed after the close, which no stage takes (F136). */
  readonly isLate: boolean;
  readonly estado: Estado;
  readonly version: number;
  readonly asignadaA: string | null;
  /** The first moment that is too late, in milliseconds since 1970. */
  readonly deadline: number | null;
  /** Whether an option stands before the one whose place it was given last. */
  readonly hasBetter: boolean;
  readonly apellidos: string;
  /** By code, whether it is decided. */
  readonly condiciones: ReadonlyMap<string, boolean>;
  /** The login of who proposes that it be reopened. */
  readonly propuso: string | null;
}

export interface ModelMoment {
  readonly now: number;
  /** The first moment after the convocatoria. */
  readonly closes: number;
  /** When the result of the open stage is published. */
  readonly publishes: number;
  /** Whether the pupil has another live one. */
  readonly hasOther: boolean;
}

export interface ModelAsk {
  readonly move: ModelMove;
  /** The login of staff; undefined: nobody's session. */
  readonly login: string | undefined;
  /** Whether it comes with the version that holds. */
  readonly fresh: boolean;
  readonly told: Told;
  readonly condicion: string;
  /** The deadline that a correction would have. */
  readonly deadline: number;
  /** And a seat that is offered outside of a run. */
  readonly answerBy: number;
}

export interface Prediction {
  readonly status: number;
  /** Of a problem, where the contract names one. */
  readonly codigo?: string;
  readonly after: ModelSolicitud;
}

const condicionesOf = ({ condiciones }: Told, decided: (codigo: string) => boolean): ReadonlyMap<string, boolean> =>
  new Map(condiciones.map((codigo) => [codigo, decided(codigo)]));

function whoIs({ asignadaA }: ModelSolicitud, move: ModelMove, login: string | undefined): ModelActor {
  if (isFamilyMove(move)) return 'familia';
  if (login === undefined) return 'sin sesión';
  if (login === CANNOT_PROCESS) return 'sin permiso';
  return asignadaA === login ? 'dueña' : 'otra';
}

/** Whether what the move asks for beside the state holds. */
function canMove(one: ModelSolicitud, move: ModelMove, login: string | undefined, moment: ModelMoment): boolean {
  const { deadline, condiciones, hasBetter, propuso } = one;
  const { now, closes, hasOther } = moment;
  if (hasOther && ONLY_ALONE.includes(move)) return false;
  if (DECIDES_PROPOSAL.includes(move)) return propuso !== null && propuso !== login;
  if (move === 'reabrir') return propuso === null;
  if (move === 'editar') return now < closes;
  if (move === 'validada') return [...condiciones.values()].every(Boolean);
  if (ONLY_IF_BETTER.includes(move) && !hasBetter) return false;
  const answers = isFamilyMove(move) && move !== 'retirar';
  return !answers || deadline === null || now < deadline;
}

/** Where a move leads for who asks for it now; undefined: it cannot be made. */
function targetOf(one: ModelSolicitud, move: ModelMove, login: string | undefined, moment: ModelMoment): Estado | undefined {
  const target = PROMISE[move][whoIs(one, move, login)]?.[one.estado];
  return target !== undefined && canMove(one, move, login, moment) ? target : undefined;
}

/** What the family (undefined) or a member of staff is offered. */
export function allowedMovesOf(one: ModelSolicitud, login: string | undefined, moment: ModelMoment): readonly ModelMove[] {
  const all = login === undefined ? PROMISED_FAMILY_MOVES : PROMISED_STAFF_MOVES;
  return all.filter((move) => targetOf(one, move, login, moment) !== undefined);
}

/** A solicitud that has just been filed. */
export function filed(pupil: number, registradaPor: string | null, told: Told, { now, closes }: ModelMoment): ModelSolicitud {
  const condiciones = condicionesOf(told, () => false);
  return {
    pupil,
    registradaPor,
    isLate: now >= closes,
    estado: 'radicada',
    version: 1,
    asignadaA: null,
    deadline: null,
    hasBetter: false,
    apellidos: told.apellidos,
    condiciones,
    propuso: null,
  };
}

/** What filing for a pupil is answered. */
export function predictFiling(
  all: readonly ModelSolicitud[],
  { pupil, login, moment }: { readonly pupil: number; readonly login: string | undefined; readonly moment: ModelMoment },
): Omit<Prediction, 'after'> {
  if (login === CANNOT_PROCESS) return { status: 403 };
  if (login === undefined && moment.now >= moment.closes) return { status: 409, codigo: 'convocatoria_cerrada' };
  const live = all.some((one) => one.pupil === pupil && holdsPupil(one.estado));
  return live ? { status: 409, codigo: 'solicitud_viva' } : { status: 201 };
}

/** They bring new data. */
const editing: readonly ModelMove[] = ['editar', 'subsanar'];

function moved(one: ModelSolicitud, estado: Estado, deadline: number | null = null): ModelSolicitud {
  return { ...one, estado, deadline, version: one.version + 1, propuso: null };
}

function afterMove(one: ModelSolicitud, asked: ModelAsk, target: Estado): ModelSolicitud {
  const { move, login, told, condicion, deadline, answerBy } = asked;
  const unmoved = { ...one, version: one.version + 1 };
  if (move === 'liberar') return { ...unmoved, asignadaA: null };
  if (move === 'decidir') return { ...unmoved, condiciones: new Map([...one.condiciones, [condicion, true]]) };
  if (move === 'reabrir') return { ...unmoved, propuso: login ?? null };
  if (move === 'rechazar_reapertura') return { ...unmoved, propuso: null };
  const there = moved(one, target, target === 'por_subsanar' ? deadline : target === 'asignada' ? answerBy : null);
  // The place that is given directly is that of the second option.
  if (move === 'asignada') return { ...there, hasBetter: true };
  if (move === 'en_revision') return { ...there, asignadaA: login ?? null };
  if (move === 'tomar') return { ...(target === one.estado ? unmoved : there), asignadaA: login ?? null };
  if (!editing.includes(move)) return there;
  // A decision stands while the pupil and the claim do.
  const same = told.apellidos === one.apellidos;
  const condiciones = condicionesOf(told, (codigo) => same && (one.condiciones.get(codigo) ?? false));
  return { ...there, asignadaA: move === 'editar' ? null : one.asignadaA, apellidos: told.apellidos, condiciones };
}

/** What a move is answered, and the solicitud then. */
export function predict(one: ModelSolicitud, ask: ModelAsk, moment: ModelMoment): Prediction {
  const { move, login, fresh, condicion } = ask;
  const refused = refusalOf(whoIs(one, move, login));
  if (refused) return { status: refused.status, after: one };
  if (move === 'decidir' && !one.condiciones.has(condicion)) return { status: 404, codigo: 'no_encontrada', after: one };
  if (!fresh) return { status: 409, codigo: 'version_vieja', after: one };
  const target = targetOf(one, move, login, moment);
  if (target === undefined) return { status: 409, codigo: 'movimiento_no_permitido', after: one };
  const isTooLong = !one.isLate && ask.deadline > moment.publishes;
  if (move === 'por_subsanar' && isTooLong) return { status: 422, codigo: 'datos_no_validos', after: one };
  return { status: 200, after: afterMove(one, ask, target) };
}

/** A place that is offered: until when, and whether the family put another option before it. */
interface ModelOferta {
  readonly deadline: number;
  readonly hasBetter: boolean;
}

/** @returns the solicitud as an allocation leaves it, or undefined where it may not. */
export function allocated(one: ModelSolicitud, to: Estado, oferta: ModelOferta | null): ModelSolicitud | undefined {
  if (!PROMISE_OF_ALLOCATION[one.estado]?.includes(to)) return undefined;
  const { deadline, hasBetter } = oferta ?? { deadline: null, hasBetter: one.hasBetter };
  return { ...moved(one, to, deadline), hasBetter };
}

/** The solicitud after the deadlines that have passed. */
export function expired(one: ModelSolicitud, now: number): ModelSolicitud {
  const to = PROMISE_OF_DEADLINE[one.estado];
  return to !== undefined && one.deadline !== null && one.deadline <= now ? moved(one, to) : one;
}
