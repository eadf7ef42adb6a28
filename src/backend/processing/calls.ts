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
import { logEntry } from '../solicitud/log';
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
});

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
       llamadas as intentos, llamada_en as en, llamada_por as quien
     from solicitudes where ${where()} order by plazo, id limit ${pageSize} offset $${params.length + 1}`,
    [...params, offsetOf(pagina)],
  );
  const ofertas = await readOfertas(
    db,
    rows.flatMap(({ oferta }) => oferta ?? []),
  );
  return {
    elementos: rows.map(({ datos, oferta, en, quien, ...row }) => ({
      ...row,
      estudiante: fullName(datos.estudiante),
      acudiente: fullName(datos.acudiente),
      telefono: datos.acudiente.telefono,
      oferta: ofertas.get(oferta ?? '') ?? null,
      ultimo: en === null || quien === null ? null : { en, quien },
    })),
    pagina,
    total,
  };
}

const callsSchema = v.object({ llamadas: v.number(), porLlamar: v.boolean() });

async function requireToCall(tx: Queryable, id: number, intentos: number): Promise<void> {
  const now = await readRow(tx, callsSchema, `select llamadas, (${toCall}) as "porLlamar" from solicitudes where id = $1`, [id]);
  if (now?.porLlamar === true && now.llamadas === intentos) return;
  throw new HttpProblem(409, 'Otra persona ya registró una llamada a esta familia, o ya no hay que llamarla', {
    codigo: 'llamada_registrada',
  });
}

/** The family was told, or did not answer: the second of two who called at once is told so. @throws 404, 409 */
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
    await requireToCall(tx, row.id, intentos);
    await tx.query(
      `update solicitudes set llamadas = llamadas + 1, llamada_en = $2, llamada_por = $3, llamada_hecha = $4 where id = $1`,
      [row.id, instant.toISOString(), login, resultado === 'hecha'],
    );
    await logEntry(tx, {
      solicitud: row.id,
      en: instant,
      actor: funcionario(login),
      que: resultado === 'hecha' ? 'llamada' : 'llamada_sin_respuesta',
      motivo: nota,
      detalle: { estado: row.estado },
    });
    return { radicado: row.radicado, resultado };
  });
}
