import * as v from 'valibot';

import type { Convocatorias, ListedConvocatoria } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { listConvocatorias } from './listConvocatorias';
import { logChange } from './logChange';

export const estadoChangeSchema = v.strictObject({
  /** What who asks has seen. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  estado: v.picklist(['publicada', 'archivada']),
});
type EstadoChange = v.InferOutput<typeof estadoChangeSchema>;

export const anioSchema = v.pipe(v.string(), v.regex(/^20\d\d$/), v.transform(Number));

/** Where each goes, and comes from: one that was published is never in preparation again. */
const MOVES: Readonly<Record<EstadoChange['estado'], readonly ListedConvocatoria['estado'][]>> = {
  publicada: ['en_preparacion', 'archivada'],
  archivada: ['publicada'],
};

const idSchema = v.object({ id: v.string() });

async function idOf(tx: Queryable, anio: number): Promise<string | undefined> {
  return (await readRow(tx, idSchema, 'select id from convocatorias where anio = $1', [anio]))?.id;
}

/**
 * Publishes, archives or opens again the convocatoria of a year (F102, F104). Asked once more it changes nothing.
 * @throws 404; 409 `version_vieja`, `movimiento_no_permitido`, `falta_algo`
 */
export function changeEstado(
  context: Context,
  login: string,
  anio: number,
  { version, estado }: EstadoChange,
): Promise<Convocatorias> {
  return context.db.transaction(async (tx) => {
    // Nobody publishes another one, or changes rules, meanwhile.
    await tx.query('lock table convocatorias in share row exclusive mode');
    const id = await idOf(tx, anio);
    const there = await listConvocatorias(context, tx);
    const one = there.elementos.find((convocatoria) => convocatoria.anio === anio);
    if (id === undefined || !one) throw new HttpProblem(404, `No hay convocatoria de ${anio}`, { codigo: 'sin_convocatoria' });
    if (one.estado === estado) return there;
    if (one.version !== version) {
      throw new HttpProblem(409, 'La convocatoria cambió mientras usted la veía: revise cómo está ahora', {
        codigo: 'version_vieja',
      });
    }
    if (!MOVES[estado].includes(one.estado)) {
      throw new HttpProblem(409, 'Desde como está, la convocatoria no puede pasar a eso', { codigo: 'movimiento_no_permitido' });
    }
    if (one.falta.length > 0) {
      const all = one.falta.map(({ mensaje }) => mensaje).join(' ');
      throw new HttpProblem(409, `Todavía falta algo. ${all}`, { codigo: 'falta_algo' });
    }
    const erasure = await tx.query('select 1 from borrados where convocatoria = $1 and (decidido_en is null or confirmado)', [
      id,
    ]);
    if (erasure.length > 0) {
      throw new HttpProblem(409, 'Se pidió eliminar sus datos personales, o ya se eliminaron: no se abre de nuevo', {
        codigo: 'movimiento_no_permitido',
      });
    }
    await tx.query('update convocatorias set estado = $2 where id = $1', [id, estado]);
    await logChange(tx, { id, anio, login, instant: instantOf(context), de: one.estado, a: estado });
    return listConvocatorias(context, tx);
  });
}

/**
 * Deletes one in preparation, with its places; its log stays. One that is not there was deleted before.
 * @throws 409 `no_se_borra` once it was published, or where a solicitud is in it
 */
export function deleteConvocatoria(context: Context, login: string, anio: number): Promise<Convocatorias> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    await tx.query('lock table convocatorias in share row exclusive mode');
    const id = await idOf(tx, anio);
    const there = await listConvocatorias(context, tx);
    const one = there.elementos.find((convocatoria) => convocatoria.anio === anio);
    if (id === undefined || !one) return there;
    if (!one.seBorra) {
      throw new HttpProblem(409, 'Solo se borra una convocatoria en preparación, sin solicitudes', { codigo: 'no_se_borra' });
    }
    for (const table of ['etapa_condiciones', 'etapas', 'prioridades', 'reservas', 'fechas_de_lista']) {
      await tx.query(`delete from ${table} where convocatoria = $1`, [id]);
    }
    await tx.query('delete from reservas_de_oferta where oferta in (select id from ofertas where anio = $1)', [anio]);
    await tx.query('delete from ofertas where anio = $1', [anio]);
    // Of a year that begins anew no import of before can be taken back.
    await tx.query(
      `insert into importaciones_de_oferta (anio, en, quien, deshace, quedan)
       select anio, $2, $3, id, '[]' from importaciones_de_oferta i where anio = $1 and deshace is null
         and not exists (select 1 from importaciones_de_oferta r where r.deshace = i.id)`,
      [anio, instant.toISOString(), login],
    );
    await tx.query('delete from convocatorias where id = $1', [id]);
    await logChange(tx, { id, anio, login, instant, de: one.estado, a: null });
    return listConvocatorias(context, tx);
  });
}
