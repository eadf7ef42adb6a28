import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import { fullName } from '#domain/words/fullName.ts';
import type { CallsToMake, Estado, MadeCall, RecordedCall, SolicitudData } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '../db/database';
import { createFilter, countRows, isListed, offsetOf, pageSize } from '../db/pages';
import { HttpProblem } from '../http/problem';
import { instantOf, type Context } from '../context';
import { funcionario } from '../solicitud/actor';
import { radicadoKey } from '../solicitud/identify';
import { logEntry, type LogEntry } from '../solicitud/log';
import { requireSeenVersion } from '../solicitud/moveSolicitud';
import { readOfertas } from '../solicitud/ofertas';
import { lockSolicitudRow, requireSolicitudRow } from '../solicitud/solicitudRow';

/**
 * SQL of the solicitudes whose family is to be telephoned (F61): something with a deadline or a result is to be told, and
 * no letter tells it. As the index `solicitudes_por_llamar` has it.
 */
const toCall = `(correo is null or carta_fallida) and not llamada_hecha
  and estado in ('por_subsanar', 'no_admitida', 'asignada', 'en_lista_de_espera', 'sin_cupo')`;

const moment = v.nullable(
  v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
);

const rowSchema = v.object({
  radicado: v.string(),
  version: v.number(),
  // Checked when it was written.
  datos: v.custom<Pick<SolicitudData, 'estudiante' | 'acudiente'>>((value) => typeof value === 'object' && value !== null),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  motivo: v.nullable(v.string()),
  antesDe: moment,
  oferta: v.nullable(v.string()),
  porque: v.picklist(['sin_correo', 'carta_fallida']),
  intentos: v.number(),
  en: moment,
  quien: v.nullable(v.string()),
  nota: v.nullable(v.string()),
});

/** SQL of the calls in the log of solicitud `s`, the last one first. */
const lastCall = `from bitacora b where b.solicitud = s.id and b.que in ('llamada', 'llamada_sin_respuesta') order by b.id desc limit 1`;

/** A page of the families to be telephoned, the nearest deadline first. */
export async function listCalls(
  { db }: Context,
  { estado, pagina }: { readonly estado?: Estado | undefined; readonly pagina: number },
): Promise<CallsToMake> {
  const { addCondition, where, params } = createFilter();
  addCondition(toCall);
  if (estado !== undefined) addCondition('estado = $', estado);
  const total = await countRows(db, `solicitudes where ${where()}`, params);
  if (!isListed(pagina)) return { elementos: [], pagina, total };
  const rows = await readRows(
    db,
    rowSchema,
    `select radicado, version, datos, estado, motivo, plazo as "antesDe",
       case when estado = 'asignada' then oferta_asignada end as oferta,
       case when correo is null then 'sin_correo' else 'carta_fallida' end as porque,
       llamadas as intentos, llamada_en as en, llamada_por as quien, (select motivo ${lastCall}) as nota
     from solicitudes s where ${where()} order by plazo, id limit ${pageSize} offset $${params.length + 1}`,
    [...params, offsetOf(pagina)],
  );
  const ofertas = await readOfertas(
    db,
    rows.flatMap(({ oferta }) => oferta ?? []),
  );
  return {
    elementos: rows.map(({ datos, oferta, en, quien, nota, ...row }) => ({
      ...row,
      estudiante: fullName(datos.estudiante),
      acudiente: fullName(datos.acudiente),
      telefono: datos.acudiente.telefono,
      oferta: ofertas.get(oferta ?? '') ?? null,
      ultimo: en === null || quien === null ? null : { en, quien, nota },
    })),
    pagina,
    total,
  };
}

const callsSchema = v.object({ llamadas: v.number(), porLlamar: v.boolean() });
const lastSchema = v.object({ que: v.string(), quien: v.string(), nombre: v.string(), nota: v.nullable(v.string()) });

/** Whether the call is still to be recorded: false where it was, by the same clerk, whose answer was lost. @throws 409 */
async function isToRecord(
  tx: Queryable,
  id: number,
  login: string,
  { intentos, nota, ...call }: Pick<LogEntry, 'que'> & Pick<MadeCall, 'intentos' | 'nota'>,
): Promise<boolean> {
  const now = await readRow(tx, callsSchema, `select llamadas, (${toCall}) as "porLlamar" from solicitudes where id = $1`, [id]);
  if (now?.porLlamar === true && now.llamadas === intentos) return true;
  const last = await readRow(
    tx,
    lastSchema,
    `select b.que, b.quien, coalesce((select nombre from usuarios u where u.login = b.quien), b.quien) as nombre, b.motivo as nota
     from solicitudes s, lateral (select * ${lastCall}) b where s.id = $1`,
    [id],
  );
  if (!last || now?.llamadas === intentos) throw recorded('A esta familia ya no hay que llamarla');
  if (last.quien === login && last.que === call.que && last.nota === nota && now?.llamadas === intentos + 1) return false;
  const what = last.que === 'llamada' ? 'que llamó a esta familia' : 'que esta familia no contestó';
  throw recorded(`${last.nombre} ya registró ${what}${last.nota === null ? ', sin nota' : `. Anotó: «${last.nota}»`}`);
}

const recorded = (detail: string) => new HttpProblem(409, detail, { codigo: 'llamada_registrada' });

/** The family was told, or did not answer: the second of two who called at once is told so, and what the first noted (F155). @throws 404, 409 */
export function recordCall(
  context: Context,
  login: string,
  given: string,
  { version, intentos, resultado, nota }: MadeCall,
): Promise<RecordedCall> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    const row = requireSolicitudRow(await lockSolicitudRow(tx, radicadoKey(given)));
    requireSeenVersion(row, version);
    const que = resultado === 'hecha' ? 'llamada' : 'llamada_sin_respuesta';
    if (!(await isToRecord(tx, row.id, login, { que, intentos, nota }))) return { radicado: row.radicado, resultado };
    await tx.query(
      `update solicitudes set llamadas = llamadas + 1, llamada_en = $2, llamada_por = $3, llamada_hecha = $4 where id = $1`,
      [row.id, instant.toISOString(), login, resultado === 'hecha'],
    );
    await logEntry(tx, {
      solicitud: row.id,
      en: instant,
      actor: funcionario(login),
      que,
      motivo: nota,
      detalle: { estado: row.estado },
    });
    return { radicado: row.radicado, resultado };
  });
}
