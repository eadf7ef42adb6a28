import { revisarAccion } from '#domain/allowedMoves.ts';
import { type Movimiento, revisarMovimiento } from '#domain/moves.ts';
import type { Estado, RegistroDeBitacora } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { HttpProblem } from '../http/problem';
import type { Actor } from './actor';
import { convocatoriaDe } from './convocatoria';
import { type Cambios, escribirPasos } from './writeSteps';
import type { Fila } from './solicitudRow';
import { hechosDe, leerHechos } from './facts';

type Accion = NonNullable<Movimiento['accion']>;

export interface Paso {
  readonly actor: Actor;
  /** What is asked for by its name, or the state to go to (a deadline that passed, a result). */
  readonly pide: { readonly accion: Accion } | { readonly a: Estado };
  readonly instant: Date;
  /** What who acts has seen; absent where nobody saw anything. */
  readonly version?: number;
  readonly motivo?: string | null;
  readonly detalle?: Readonly<Record<string, unknown>>;
  /** Writes what else belongs to the step, once it is allowed; what it throws undoes all. */
  readonly escribir?: (tx: Queryable, fila: Fila) => Cambios | Promise<Cambios>;
}

const queDe: Partial<Record<Accion, RegistroDeBitacora['que']>> = {
  editar: 'edicion',
  tomar: 'toma',
  liberar: 'liberacion',
  decidir: 'decision',
};

function exigirPermiso<Revisado extends { puede: true } | { puede: false; negativa: string }>(
  revisado: Revisado,
): asserts revisado is Extract<Revisado, { puede: true }> {
  if (!revisado.puede) throw new HttpProblem(409, revisado.negativa, { codigo: 'movimiento_no_permitido' });
}

async function revisar(tx: Queryable, fila: Fila, { actor, pide, instant, version }: Paso): Promise<Estado> {
  if (version !== undefined && version !== fila.version) {
    throw new HttpProblem(409, 'La solicitud cambió mientras usted la veía: revise cómo está ahora antes de seguir', {
      codigo: 'version_vieja',
    });
  }
  const hechos = await leerHechos(tx, { fila, actor, instant });
  const revisado =
    'a' in pide
      ? { a: pide.a, ...revisarMovimiento(actor.quien, fila.estado, pide.a, hechos) }
      : revisarAccion(actor.quien, fila.estado, pide.accion, hechos);
  exigirPermiso(revisado);
  return revisado.a;
}

/**
 * The one way in which a request changes: version, then the table of its life, then what is written with it, the
 * log and the family's notice, all in the caller's transaction.
 * @param fila locked in this transaction
 * @returns the request as it is now
 * @throws 409 `version_vieja` or `movimiento_no_permitido`, and what `escribir` throws
 */
export async function mover(tx: Queryable, fila: Fila, paso: Paso): Promise<Fila> {
  const { actor, pide, instant, motivo = null, detalle } = paso;
  const a = await revisar(tx, fila, paso);
  const cambios = (await paso.escribir?.(tx, fila)) ?? {};
  const mueve = a !== fila.estado || ('accion' in pide && pide.accion === 'editar');
  const que = ('accion' in pide ? queDe[pide.accion] : undefined) ?? 'movimiento';
  const [ahora] = await escribirPasos(tx, [{ fila, a, mueve, que, motivo, detalle, cambios }], { actor, instant });
  if (!ahora) throw new Error('A request is changed only under its lock');
  return ahora;
}

/** A move of one of many requests of a call. */
interface Traslado {
  /** Locked in this transaction. */
  readonly fila: Fila;
  readonly a: Estado;
  readonly motivo: string | null;
  readonly cambios?: Cambios;
}

/** The same for many requests of one call together, each its own; all are written, or none. @throws 409 `movimiento_no_permitido` */
export async function moverVarias(
  tx: Queryable,
  traslados: readonly Traslado[],
  { actor, instant, convocatoria }: { readonly actor: Actor; readonly instant: Date; readonly convocatoria: string },
): Promise<void> {
  const llamado = await convocatoriaDe(tx, convocatoria);
  const pasos = traslados.map(({ fila, a, motivo, cambios = {} }) => {
    // The moves of many ask nothing of the conditions, which are decided when a request is validada.
    exigirPermiso(revisarMovimiento(actor.quien, fila.estado, a, hechosDe({ fila, actor, instant }, llamado, [])));
    return { fila, a, mueve: true, que: 'movimiento' as const, motivo, cambios };
  });
  await escribirPasos(tx, pasos, { actor, instant });
}
