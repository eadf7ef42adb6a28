import type { Queryable } from '#backend/db/database.ts';

/** What stands where a pupil's name stood: staff's lists tell it. */
const ERASED = 'Datos personales eliminados';

/**
 * What is personal of solicitudes, table by table, `$1` their ids (F144). Their states, options, approved conditions and results
 * stay: with the tickets they are the published figures. `test/backend/places/everyColumn.test.ts` knows of every column whether
 * something of a person can be in it; the supports' rows, whose bytes are files, are erased in `eraseData.ts`.
 */
const ERASURES = [
  'delete from avisos where solicitud = any($1::bigint[])',
  'delete from cartas_por_escribir where solicitud = any($1::bigint[])',
  'delete from solicitud_busqueda where solicitud = any($1::bigint[])',
  'delete from reclamos where solicitud = any($1::bigint[])',
  'delete from hermanos_aprobados where solicitud = any($1::bigint[]) or hermano = any($1::bigint[])',
  // Of one that is denied a reason is asked for.
  `update solicitud_condiciones set motivo = case when decision = 'negada' then '' end where solicitud = any($1::bigint[])`,
  'select borrar_de_la_bitacora($1::bigint[])',
] as const;

/** Without an address, and none to be telephoned: '' is no e-mail that is missing. */
const ERASE_ROW = `update solicitudes set borrada_en = $2, datos = '{}', huella_cuerpo = '', motivo = null, propuesta = null,
    documento_tipo = '', documento = '', con_ceros = false, fecha_nacimiento = null, nombre = $3, orden_nombre = '',
    nombre_sin_documento = null, correo = '', cupo_motivo = case when cupo_decision = 'negada' then '' end
  where id = any($1::bigint[])`;

/** Within the transaction of one piece. */
export async function eraseSolicitudes(tx: Queryable, ids: readonly number[], instant: Date): Promise<void> {
  for (const statement of ERASURES) await tx.query(statement, [ids]);
  await tx.query(ERASE_ROW, [ids, instant.toISOString(), ERASED]);
}
