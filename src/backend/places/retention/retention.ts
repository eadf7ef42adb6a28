import * as v from 'valibot';

import type { Retention, Retentions } from '#domain/contractTypes.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';

export const erasureDecisionSchema = v.strictObject({
  /** The erasure that was seen. */
  borrado: v.pipe(v.number(), v.integer(), v.minValue(1)),
  confirma: v.boolean(),
});

const moment = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
);
const count = v.pipe(v.number(), v.integer());
const keptSchema = v.object({ solicitudes: count, archivos: count, cartas: count, matriculados: count });
const rowSchema = v.object({
  id: v.string(),
  anio: v.number(),
  nombre: v.string(),
  anios: v.number(),
  hasta: moment,
  cumplido: v.boolean(),
  borrado: v.nullable(v.number()),
  pedidoEn: v.nullable(moment),
  pedidoPor: v.nullable(v.string()),
  decididoEn: v.nullable(moment),
  decididoPor: v.nullable(v.string()),
  cifras: v.nullable(keptSchema),
  terminadoEn: v.nullable(moment),
  hechas: v.nullable(count),
});
type Row = v.InferOutput<typeof rowSchema>;

/** The archived ones, or one of them; the years count from the last time that it was archived (F143). */
function readArchived(context: Context, db: Queryable, anio: number | null): Promise<readonly Row[]> {
  return readRows(
    db,
    rowSchema,
    `select c.id, c.anio, c.nombre, c.anios_de_datos as anios, t.hasta, t.hasta <= $1 as cumplido, b.id as borrado,
       b.pedido_en as "pedidoEn", b.pedido_por as "pedidoPor", b.decidido_en as "decididoEn", b.decidido_por as "decididoPor",
       b.cifras, b.terminado_en as "terminadoEn",
       case when b.confirmado then (select count(*) from solicitudes s where s.convocatoria = c.id and s.borrada_en is not null)
         end as hechas
     from convocatorias c
       cross join lateral (select max(k.en) + make_interval(years => c.anios_de_datos) as hasta
         from cambios_de_convocatoria k where k.convocatoria = c.id and k.a = 'archivada') t
       left join borrados b on b.convocatoria = c.id and (b.decidido_en is null or b.confirmado)
     where c.estado = 'archivada' and t.hasta is not null and ($2::int is null or c.anio = $2) order by c.anio desc`,
    [instantOf(context).toISOString(), anio],
  );
}

async function countKept(db: Queryable, { id, anio }: Pick<Row, 'id' | 'anio'>): Promise<NonNullable<Retention['datos']>> {
  const kept = await readRow(
    db,
    keptSchema,
    `select (select count(*) from solicitudes where convocatoria = $1) as solicitudes,
       (select count(*) from archivos a join solicitudes s on s.id = a.solicitud where s.convocatoria = $1) as archivos,
       (select count(*) from avisos a join solicitudes s on s.id = a.solicitud where s.convocatoria = $1) as cartas,
       (select count(*) from matriculados where anio = $2) as matriculados`,
    [id, anio],
  );
  if (!kept) throw new Error('Counts give a row');
  return kept;
}

function erasureOf(row: Row): Retention['borrado'] {
  const { borrado: id, pedidoEn, pedidoPor, decididoEn, decididoPor, hechas, terminadoEn } = row;
  if (id === null || pedidoEn === null || pedidoPor === null) return null;
  return {
    id,
    pedido: { en: pedidoEn, quien: pedidoPor },
    decidido: decididoEn === null || decididoPor === null ? null : { en: decididoEn, quien: decididoPor },
    hechas,
    terminadoEn,
  };
}

function actionsOf({ cumplido, borrado, pedidoPor, decididoEn }: Row, login: string): Retention['acciones'] {
  if (borrado === null) return cumplido ? ['pedir'] : [];
  return decididoEn === null && pedidoPor !== login ? ['decidir'] : [];
}

async function view(db: Queryable, row: Row, login: string): Promise<Retention> {
  const { anio, nombre, anios, hasta, cumplido, cifras } = row;
  return {
    anio,
    nombre,
    anios,
    hasta,
    cumplido,
    // Counted where somebody is to decide on it; afterwards what it was then.
    datos: cifras ?? (cumplido ? await countKept(db, row) : null),
    borrado: erasureOf(row),
    acciones: actionsOf(row, login),
  };
}

/** Until when each archived convocatoria keeps what is personal, and how far its erasure is. */
export async function listRetention(context: Context, login: string, db: Queryable = context.db): Promise<Retentions> {
  const elementos: Retention[] = [];
  for (const row of await readArchived(context, db, null)) elementos.push(await view(db, row, login));
  return { elementos };
}

/** With the convocatoria locked: nobody opens it again, nor asks or decides, meanwhile. @throws 404 */
async function lockArchived(context: Context, tx: Queryable, anio: number): Promise<Row> {
  await tx.query('select 1 from convocatorias where anio = $1 for no key update', [anio]);
  const [row] = await readArchived(context, tx, anio);
  if (!row) throw new HttpProblem(404, `No hay una convocatoria archivada de ${anio}`, { codigo: 'sin_convocatoria' });
  return row;
}

const notAllowed = (detail: string) => new HttpProblem(409, detail, { codigo: 'paso_no_permitido' });

/**
 * Asks that what is personal be erased (F143); asked again by the same person it changes nothing.
 * @throws 404; 409 `paso_no_permitido`
 */
export function askErasure(context: Context, login: string, anio: number): Promise<Retentions> {
  return context.db.transaction(async (tx) => {
    const { id, cumplido, borrado, pedidoPor, decididoEn } = await lockArchived(context, tx, anio);
    if (decididoEn !== null) throw notAllowed('Los datos personales de esa convocatoria ya se eliminan o se eliminaron');
    if (borrado !== null && pedidoPor !== login) throw notAllowed('Ya se pidió eliminarlos: falta que otra persona lo decida');
    if (!cumplido) throw notAllowed('Todavía no pasan los años que se conservan los datos');
    if (borrado === null) {
      await tx.query('insert into borrados (convocatoria, pedido_en, pedido_por) values ($1, $2, $3)', [
        id,
        instantOf(context).toISOString(),
        login,
      ]);
    }
    return listRetention(context, login, tx);
  });
}

const decidedSchema = v.object({ quien: v.string(), confirmado: v.boolean() });

/**
 * Another person confirms or rejects it (F143). Confirmed, the jobs carry it out, and it cannot be undone.
 * @throws 404; 409 `misma_persona`, `version_vieja`
 */
export function decideErasure(
  context: Context,
  login: string,
  anio: number,
  { borrado, confirma }: v.InferOutput<typeof erasureDecisionSchema>,
): Promise<Retentions> {
  return context.db.transaction(async (tx) => {
    const row = await lockArchived(context, tx, anio);
    if (row.borrado !== borrado || row.decididoEn !== null) {
      // The answer was lost.
      const decided = await readRow(
        tx,
        decidedSchema,
        'select decidido_por as quien, confirmado from borrados where id = $1 and convocatoria = $2 and decidido_en is not null',
        [borrado, row.id],
      );
      if (decided?.quien === login && decided.confirmado === confirma) return listRetention(context, login, tx);
      throw new HttpProblem(409, 'Lo que se pidió cambió mientras usted lo veía: revise cómo está ahora', {
        codigo: 'version_vieja',
      });
    }
    if (row.pedidoPor === login) {
      throw new HttpProblem(409, 'Lo decide otra persona que quien lo pidió', { codigo: 'misma_persona' });
    }
    await tx.query('update borrados set decidido_en = $2, decidido_por = $3, confirmado = $4, cifras = $5 where id = $1', [
      borrado,
      instantOf(context).toISOString(),
      login,
      confirma,
      confirma ? JSON.stringify(await countKept(tx, row)) : null,
    ]);
    return listRetention(context, login, tx);
  });
}
