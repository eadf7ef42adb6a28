import * as v from 'valibot';

import { ESTADOS, isEstado } from '#domain/estados.ts';
import type { Estado, EtapaToday } from '#domain/contractTypes.ts';
import type { Context } from '#backend/context.ts';
import { readRow, readRows } from '#backend/db/database.ts';
import { createFilter } from '#backend/db/pages.ts';
import { openedSeats, takenSeats } from '#backend/solicitud/freeSeats.ts';
import { deadlineEnds, WITH_DEADLINE } from '#backend/solicitud/runningDeadlines.ts';
import type { UserStore } from '#backend/users/userTypes.ts';
import { findEtapa, type EtapaRow } from './etapaRows';
import { addEtapaRow } from './ofEtapa';

const estado = v.custom<Estado>((value) => typeof value === 'string' && isEstado(value));
const undecided = `estado in ('radicada', 'en_revision', 'por_subsanar')`;

const byEstadoSchema = v.object({ estado, solicitudes: v.number() });
const byDaySchema = v.object({ dia: v.string(), radicadas: v.number(), sinDecidir: v.number() });
const byPersonSchema = v.object({ login: v.nullable(v.string()), porHacer: v.number(), porSubsanar: v.number() });
const deadlinesSchema = v.object({
  estado: v.picklist(['por_subsanar', 'asignada']),
  vencidas: v.number(),
  hoy: v.number(),
  semana: v.number(),
});

const seatsSchema = v.object({ cupos: v.number(), ocupados: v.number() });

/** SQL of the solicitudes of a stage, with its parameters: what the inbox shows for each of the figures. */
function solicitudesOf(etapa: EtapaRow): { readonly from: string; readonly params: readonly unknown[] } {
  const rows = createFilter();
  addEtapaRow(etapa, rows.addCondition);
  return { from: `solicitudes where ${rows.where()}`, params: rows.params };
}

/** How a stage stands now (F65). @throws 404 */
export async function readEtapaToday(context: Context, users: UserStore, code: string): Promise<EtapaToday> {
  const { db, timeZone } = context;
  const { etapa } = await findEtapa(context, code);
  const { from, params } = solicitudesOf(etapa);
  const after = params.length;
  const byEstado = await readRows(db, byEstadoSchema, `select estado, count(*) as solicitudes from ${from} group by 1`, params);
  const byDay = await readRows(
    db,
    byDaySchema,
    `select to_char(creada_en at time zone $${after + 1}, 'YYYY-MM-DD') as dia, count(*) as radicadas,
       count(*) filter (where ${undecided}) as "sinDecidir"
     from ${from} group by 1 order by 1 desc limit 366`,
    [...params, timeZone],
  );
  const byPerson = await readRows(
    db,
    byPersonSchema,
    `select asignada_a as login, count(*) filter (where estado <> 'por_subsanar') as "porHacer",
       count(*) filter (where estado = 'por_subsanar') as "porSubsanar"
     from ${from} and ${undecided} group by 1`,
    params,
  );
  const { now, hoy, semana } = deadlineEnds(context);
  const [late, today, week] = [1, 2, 3].map((at) => `$${after + at}::timestamptz`);
  const deadlines = await readRows(
    db,
    deadlinesSchema,
    `select estado, count(*) filter (where plazo <= ${late}) as vencidas,
       count(*) filter (where plazo > ${late} and plazo <= ${today}) as hoy,
       count(*) filter (where plazo > ${late} and plazo <= ${week}) as semana
     from ${from} and ${WITH_DEADLINE} group by 1 order by 1 desc`,
    [...params, now, hoy, semana],
  );
  const seats = await readRow(
    db,
    seatsSchema,
    `select coalesce(sum(${openedSeats}), 0)::int as cupos, coalesce(sum(${takenSeats}), 0)::int as ocupados
     from ofertas o where o.anio = $1`,
    [etapa.anio],
  );
  const names = new Map((await users.people()).map(({ login, nombre }) => [login, nombre]));
  const order = (one: { readonly estado: Estado }) => ESTADOS.indexOf(one.estado);
  return {
    en: now,
    solicitudes: byEstado.reduce((sum, { solicitudes }) => sum + solicitudes, 0),
    porEstado: byEstado.toSorted((one, other) => order(one) - order(other)),
    porDia: [...byDay],
    porPersona: byPerson
      .map((row) => ({ ...row, nombre: row.login === null ? null : (names.get(row.login) ?? row.login) }))
      .toSorted((one, other) => (one.nombre ?? '').localeCompare(other.nombre ?? '', 'es')),
    plazos: [...deadlines],
    cupos: seats?.cupos ?? 0,
    ocupados: seats?.ocupados ?? 0,
  };
}
