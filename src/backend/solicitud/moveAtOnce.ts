import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import { MOVES } from '#domain/moves.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';

/** Moves of an allocation, of any number of solicitudes. */
interface MovesAtOnce {
  /**
   * SQL of rows (solicitud, de, a, motivo, tenia, lugar, reserva, hasta): from which state to which and why; the oferta that
   * it has been given (null: none), the one that it is given now (null: it keeps what it has), by the reserve of which
   * condition (null: by the common order), and until when it may answer.
   */
  readonly source: string;
  readonly params: readonly unknown[];
  readonly instant: Date;
  /** Who takes the step, as the log names them. */
  readonly login: string;
  /** Whose families are written to afterwards (`writeLetters`). */
  readonly job: number;
  /** The stage whose result it is; without one, no new result is told. */
  readonly etapa: number | null;
}

const estadoSchema = v.custom<Estado>((value) => typeof value === 'string' && isEstado(value));
const movedSchema = v.object({ de: estadoSchema, a: estadoSchema, cuantas: v.number() });

/**
 * Moves them with two statements within the server, however many they are, so that all of them are seen to move in one
 * moment. One that is no longer in that state, or has another oferta by now, stays as it is.
 * @returns how many have moved
 */
export async function moveAtOnce(tx: Queryable, { source, params, instant, login, job, etapa }: MovesAtOnce): Promise<number> {
  const [at, who, ofJob, stage] = [1, 2, 3, 4].map((next) => `$${params.length + next}`);
  const moved = await readRows(
    tx,
    movedSchema,
    `with movimiento as (${source}),
     movida as (
       update solicitudes s set version = s.version + 1, actualizada_en = ${at}::timestamptz, estado = m.a, motivo = m.motivo,
         plazo = m.hasta, oferta_asignada = coalesce(m.lugar, s.oferta_asignada),
         reserva_asignada = case when m.lugar is null then s.reserva_asignada else m.reserva end,
         etapa = coalesce(s.etapa, ${stage}::int), etapa_del_resultado = coalesce(${stage}::int, s.etapa_del_resultado),
         resultado_en = case when ${stage}::int is null then s.resultado_en else ${at}::timestamptz end,
         dejo_cupo = s.dejo_cupo or (${stage}::int is not null and s.cupo_actual <> m.lugar) is true
       from movimiento m where s.id = m.solicitud and s.estado = m.de and s.oferta_asignada is not distinct from m.tenia
       returning s.id, m.de, m.a, m.motivo, m.lugar),
     carta as (insert into cartas_por_escribir (trabajo, solicitud) select ${ofJob}::bigint, id from movida),
     anotada as (
       insert into bitacora (solicitud, en, quien, papel, que, de, a, motivo, detalle)
       select id, ${at}::timestamptz, ${who}::text, 'asignacion', 'movimiento', de, a, motivo,
         case when lugar is not null then jsonb_build_object('oferta', lugar) end from movida order by id
       returning de, a)
     select de, a, count(*) as cuantas from anotada group by 1, 2`,
    [...params, instant.toISOString(), login, job, etapa],
  );
  for (const { de, a } of moved) {
    if (!MOVES.some(({ actor, from, to }) => actor === 'asignacion' && from === de && to === a)) {
      throw new Error(`An allocation moves no solicitud from ${de} to ${a}`);
    }
  }
  return moved.reduce((sum, { cuantas }) => sum + cuantas, 0);
}
