import type { Estado } from '#domain/contractTypes.ts';
import {
  esDeFamilia,
  type Movida,
  MOVIDAS_DE_FAMILIA,
  MOVIDAS_DE_FUNCIONARIO,
  ocupaAlAlumno,
  PROMESA,
  PROMESA_DE_ASIGNACION,
  PROMESA_DE_PLAZO,
  type Quien,
  rechazo,
  SOLO_SI_HAY_MEJOR,
} from './promise';

/** Who may process in the demonstration, and one who signs in but may not. */
export const TRAMITAN = ['revisora', 'funcionario'] as const;
export const NO_TRAMITA = 'coordinador';

/** What a family tells that something else hangs on. */
export interface Dicho {
  readonly apellidos: string;
  /** The codes of the conditions that it claims. */
  readonly condiciones: readonly string[];
}

/** A request as the model knows it: values, never changed. */
export interface Solicitud {
  readonly alumno: number;
  /** The login of who typed it for the family. */
  readonly registradaPor: string | null;
  readonly estado: Estado;
  readonly version: number;
  readonly asignadaA: string | null;
  /** The first moment that is too late, in milliseconds since 1970. */
  readonly plazo: number | null;
  /** Whether an option stands before the one whose place it was given last. */
  readonly hayMejor: boolean;
  readonly apellidos: string;
  /** By code, whether it is decided. */
  readonly condiciones: ReadonlyMap<string, boolean>;
}

export interface Momento {
  readonly ahora: number;
  /** The first moment after the call. */
  readonly cierra: number;
}

export interface Pedido {
  readonly movida: Movida;
  /** The login of staff; undefined: nobody's session. */
  readonly como: string | undefined;
  /** Whether it comes with the version that holds. */
  readonly fresco: boolean;
  readonly dicho: Dicho;
  readonly condicion: string;
  /** The deadline that a correction would have. */
  readonly plazo: number;
}

export interface Prevision {
  readonly status: number;
  /** Of a problem, where the contract names one. */
  readonly codigo?: string;
  readonly despues: Solicitud;
}

const condicionesDe = ({ condiciones }: Dicho, decidida: (codigo: string) => boolean): ReadonlyMap<string, boolean> =>
  new Map(condiciones.map((codigo) => [codigo, decidida(codigo)]));

function quienEs({ asignadaA }: Solicitud, movida: Movida, como: string | undefined): Quien {
  if (esDeFamilia(movida)) return 'familia';
  if (como === undefined) return 'sin sesión';
  if (como === NO_TRAMITA) return 'sin permiso';
  return asignadaA === como ? 'dueña' : 'otra';
}

/** Whether what the move asks for beside the state holds. */
function sePuede({ plazo, condiciones, hayMejor }: Solicitud, movida: Movida, { ahora, cierra }: Momento): boolean {
  if (movida === 'editar') return ahora < cierra;
  if (movida === 'validada') return [...condiciones.values()].every(Boolean);
  if (SOLO_SI_HAY_MEJOR.includes(movida) && !hayMejor) return false;
  const responde = esDeFamilia(movida) && movida !== 'retirar';
  return !responde || plazo === null || ahora < plazo;
}

/** Where a move leads for who asks for it now; undefined: it cannot be made. */
function destinoDe(una: Solicitud, movida: Movida, como: string | undefined, momento: Momento): Estado | undefined {
  const destino = PROMESA[movida][quienEs(una, movida, como)]?.[una.estado];
  return destino !== undefined && sePuede(una, movida, momento) ? destino : undefined;
}

/** What the family (undefined) or a member of staff is offered. */
export function accionesDe(una: Solicitud, como: string | undefined, momento: Momento): readonly Movida[] {
  const todas = como === undefined ? MOVIDAS_DE_FAMILIA : MOVIDAS_DE_FUNCIONARIO;
  return todas.filter((movida) => destinoDe(una, movida, como, momento) !== undefined);
}

/** A request that has just been filed. */
export function radicada(alumno: number, registradaPor: string | null, dicho: Dicho): Solicitud {
  const condiciones = condicionesDe(dicho, () => false);
  return { alumno, registradaPor, estado: 'radicada', version: 1, asignadaA: null, plazo: null, hayMejor: false, apellidos: dicho.apellidos, condiciones };
}

/** What filing for a pupil is answered. */
export function preverRadicacion(
  todas: readonly Solicitud[],
  { alumno, como, momento }: { readonly alumno: number; readonly como: string | undefined; readonly momento: Momento },
): Omit<Prevision, 'despues'> {
  if (como === NO_TRAMITA) return { status: 403 };
  if (momento.ahora >= momento.cierra) return { status: 409, codigo: 'convocatoria_cerrada' };
  const viva = todas.some((una) => una.alumno === alumno && ocupaAlAlumno(una.estado));
  return viva ? { status: 409, codigo: 'solicitud_viva' } : { status: 201 };
}

/** They bring new data. */
const editan: readonly Movida[] = ['editar', 'subsanar'];

function mover(una: Solicitud, estado: Estado, plazo: number | null = null): Solicitud {
  return { ...una, estado, plazo, version: una.version + 1 };
}

function despuesDe(una: Solicitud, { movida, como, dicho, condicion, plazo }: Pedido, destino: Estado): Solicitud {
  const quieta = { ...una, version: una.version + 1 };
  if (movida === 'liberar') return { ...quieta, asignadaA: null };
  if (movida === 'decidir') return { ...quieta, condiciones: new Map([...una.condiciones, [condicion, true]]) };
  const alli = mover(una, destino, destino === 'por_subsanar' ? plazo : null);
  if (movida === 'tomar') return { ...(destino === una.estado ? quieta : alli), asignadaA: como ?? null };
  if (!editan.includes(movida)) return alli;
  // A decision stands while the pupil and the claim do; an edit begins the review anew.
  const mismo = movida === 'subsanar' && dicho.apellidos === una.apellidos;
  const condiciones = condicionesDe(dicho, (codigo) => mismo && (una.condiciones.get(codigo) ?? false));
  return { ...alli, asignadaA: movida === 'editar' ? null : una.asignadaA, apellidos: dicho.apellidos, condiciones };
}

/** What a move is answered, and the request then. */
export function prever(una: Solicitud, pedido: Pedido, momento: Momento): Prevision {
  const { movida, como, fresco, condicion } = pedido;
  const rechazado = rechazo(quienEs(una, movida, como));
  if (rechazado) return { status: rechazado.status, despues: una };
  if (movida === 'decidir' && !una.condiciones.has(condicion)) return { status: 404, codigo: 'no_encontrada', despues: una };
  if (!fresco) return { status: 409, codigo: 'version_vieja', despues: una };
  const destino = destinoDe(una, movida, como, momento);
  if (destino === undefined) return { status: 409, codigo: 'movimiento_no_permitido', despues: una };
  return { status: 200, despues: despuesDe(una, pedido, destino) };
}

/** A place that is offered: until when, and whether the family put another option before it. */
interface Oferta {
  readonly plazo: number;
  readonly hayMejor: boolean;
}

/** @returns the request as an allocation leaves it, or undefined where it may not. */
export function asignada(una: Solicitud, a: Estado, oferta: Oferta | null): Solicitud | undefined {
  if (!PROMESA_DE_ASIGNACION[una.estado]?.includes(a)) return undefined;
  const { plazo, hayMejor } = oferta ?? { plazo: null, hayMejor: una.hayMejor };
  return { ...mover(una, a, plazo), hayMejor };
}

/** The request after the deadlines that have passed. */
export function vencida(una: Solicitud, ahora: number): Solicitud {
  const a = PROMESA_DE_PLAZO[una.estado];
  return a !== undefined && una.plazo !== null && una.plazo <= ahora ? mover(una, a) : una;
}
