import { revisarAccion } from '../../../src/shared/educacion/acciones';
import { type Movimiento, revisarMovimiento } from '../../../src/shared/educacion/movimientos';
import type { Estado, RegistroDeBitacora } from '../../../src/shared/educacion/tipos';
import { type Queryable, readRow } from '../db/database';
import { HttpProblem } from '../http/problem';
import type { Actor } from './actor';
import { anotar } from './anotar';
import { avisar } from './avisar';
import { columnasDeFila, type Fila, filaSchema } from './fila';
import { leerHechos } from './hechos';

type Accion = NonNullable<Movimiento['accion']>;

/** What is written with a step, beside state and version. */
export interface Cambios {
  /** Of a correction or an offer: the first moment that is too late. Without one, a move ends the one that ran. */
  readonly plazo?: Date;
  /** Who has it from now on; without one it stays as it is. */
  readonly asignadaA?: string | null;
  /** The oferta that is offered or held from now on; without one it stays as it is. */
  readonly ofertaAsignada?: string | null;
}

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

/** Whoever comes here gives back the place that was offered or held. */
const sinLugar: readonly Estado[] = ['declinada', 'vencida', 'retirada'];

async function revisar(tx: Queryable, fila: Fila, { actor, pide, instant, version }: Paso): Promise<Estado> {
  if (version !== undefined && version !== fila.version) {
    throw new HttpProblem(409, 'La solicitud cambió mientras usted la veía: vuelva a leerla antes de seguir', {
      codigo: 'version_vieja',
    });
  }
  const hechos = await leerHechos(tx, { fila, actor, instant });
  const revisado =
    'a' in pide
      ? { a: pide.a, ...revisarMovimiento(actor.quien, fila.estado, pide.a, hechos) }
      : revisarAccion(actor.quien, fila.estado, pide.accion, hechos);
  if (!revisado.puede) throw new HttpProblem(409, revisado.negativa, { codigo: 'movimiento_no_permitido' });
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
  // An edit that leaves it radicada is a move of the table too: the log tells from where to where.
  const moves = a !== fila.estado || ('accion' in pide && pide.accion === 'editar');
  const ahora = await readRow(
    tx,
    filaSchema,
    `update solicitudes set version = version + 1, actualizada_en = $2, estado = $3,
       motivo = case when $4 then $5 else motivo end, plazo = case when $4 then $6 else plazo end,
       asignada_a = case when $7 then $8 else asignada_a end,
       oferta_asignada = case when $9 then $10 else oferta_asignada end
     where id = $1 returning ${columnasDeFila}`,
    [
      fila.id,
      instant.toISOString(),
      a,
      moves,
      motivo,
      cambios.plazo?.toISOString() ?? null,
      cambios.asignadaA !== undefined,
      cambios.asignadaA ?? null,
      cambios.ofertaAsignada !== undefined || sinLugar.includes(a),
      cambios.ofertaAsignada ?? null,
    ],
  );
  if (!ahora) throw new Error('A request is changed only under its lock');
  const que = ('accion' in pide ? queDe[pide.accion] : undefined) ?? 'movimiento';
  await anotar(tx, {
    solicitud: fila.id,
    en: instant,
    actor,
    que,
    motivo,
    ...(moves && { de: fila.estado, a }),
    ...(detalle && { detalle }),
  });
  if (a !== fila.estado) await avisar(tx, ahora, instant);
  return ahora;
}
