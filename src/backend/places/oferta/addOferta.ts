import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { CUPOS_FIELDS, checkVacantes, type Cupos } from '#domain/cupos.ts';
import type { Catalogues, Grado } from '#domain/contractTypes.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { rejectErrors } from '#backend/solicitud/checkData.ts';
import { lockOfertas } from './lockOfertas';
import { logOfertaChanges } from './logOfertaChanges';

export interface NewOferta extends Cupos {
  readonly jornada: string;
  readonly grado: Grado;
}

/** SQL of whether a solicitud names oferta `o`, or says that its pupil has a seat there. */
export const isAskedFor = `(exists (select from solicitud_opciones x where x.oferta = o.id)
  or exists (select from solicitudes t where t.anio = o.anio and (t.cupo_alegado = o.id or t.cupo_actual = o.id)))`;

/** SQL of whether a run counted with oferta `o`: what is published of it names it. */
export const wasInRun = 'exists (select from cortes k where k.oferta = o.id)';

const placeSchema = v.object({
  id: v.string(),
  version: v.number(),
  capacidad: v.number(),
  continuan: v.number(),
  repiten: v.number(),
  jornada: v.string(),
  grado: v.number(),
  pedida: v.boolean(),
  corrida: v.boolean(),
});

/** @throws 422 where the city has no such jornada or grado */
export function requireOffered({ jornada, grado }: NewOferta, { jornadas, grados }: Catalogues): void {
  rejectErrors([
    ...(jornadas.some(({ codigo }) => codigo === jornada) ? [] : [{ campo: 'jornada', mensaje: 'Elija la jornada.' }]),
    ...(grados.some((one) => one.grado === grado) ? [] : [{ campo: 'grado', mensaje: 'Elija el grado.' }]),
  ]);
}

const onlyCupos = ({ capacidad, continuan, repiten }: Cupos): Cupos => ({ capacidad, continuan, repiten });

/**
 * A new place of the call's year at an open sede, within a transaction. The same once more, as after a lost answer, is there.
 * @throws 404; 409 `lista_congelada`, `paso_en_curso`, `sede_cerrada`; 422
 */
export async function addOferta(tx: Queryable, context: Context, login: string, sede: string, asked: NewOferta): Promise<void> {
  const { anio } = await lockOfertas(tx, context);
  const open = await tx.query('select 1 from sedes where id = $1 and cerrada_en is null for share', [sede]);
  if (open.length === 0) {
    throw new HttpProblem(409, 'La sede está cerrada: ábrala antes de ofrecer cupos en ella', { codigo: 'sede_cerrada' });
  }
  const { jornada, grado } = asked;
  const there = await readRow(
    tx,
    placeSchema,
    `select o.*, false as pedida, false as corrida from ofertas o where o.sede = $1 and o.jornada = $2 and o.grado = $3 and o.anio = $4`,
    [sede, jornada, grado, anio],
  );
  const cupos = onlyCupos(asked);
  if (there?.version === 1 && CUPOS_FIELDS.every((field) => there[field] === cupos[field])) return;
  if (there) rejectErrors([{ campo: 'grado', mensaje: 'La sede ya ofrece este grado en esta jornada: cámbiele los cupos.' }]);
  const wrong = checkVacantes(cupos);
  rejectErrors(wrong === null ? [] : [{ campo: 'capacidad', mensaje: wrong }]);
  const id = randomUUID();
  await insertRows(tx, 'ofertas', [{ id, sede, anio, jornada, grado, ...cupos, version: 1 }]);
  const change = { oferta: id, antes: null, despues: cupos, reservas: [] };
  await logOfertaChanges(tx, [change], { origen: 'edicion', login, instant: instantOf(context) });
}

/**
 * Takes a place of the call's year away that no solicitud names, within a transaction; one that is gone is gone (F115).
 * @throws 404; 409 `version_vieja`, `oferta_pedida`, `lista_congelada`, `paso_en_curso`, `oferta_con_resultado`
 */
export async function removeOferta(
  tx: Queryable,
  context: Context,
  login: string,
  which: { readonly sede: string; readonly oferta: string; readonly version: number },
): Promise<void> {
  const { anio } = await lockOfertas(tx, context);
  // Nobody asks for it meanwhile.
  await tx.query('select 1 from ofertas where id = $1 for update', [which.oferta]);
  const there = await readRow(
    tx,
    placeSchema,
    `select o.*, ${isAskedFor} as pedida, ${wasInRun} as corrida from ofertas o where o.id = $1 and o.sede = $2 and o.anio = $3`,
    [which.oferta, which.sede, anio],
  );
  if (!there) return;
  if (there.version !== which.version) {
    throw new HttpProblem(409, 'Otra persona cambió esta oferta mientras usted la veía', { codigo: 'version_vieja' });
  }
  if (there.pedida) {
    throw new HttpProblem(409, 'Ya hay solicitudes que piden esta oferta, o que dicen tener un cupo en ella: no se quita', {
      codigo: 'oferta_pedida',
    });
  }
  if (there.corrida) {
    throw new HttpProblem(409, 'Esta oferta está en un resultado: no se quita, pero puede quedar sin cupos', {
      codigo: 'oferta_con_resultado',
    });
  }
  const { id, jornada, grado } = there;
  await tx.query('delete from reservas_de_oferta where oferta = $1', [id]);
  await tx.query('delete from ofertas where id = $1', [id]);
  // Its log stays, and says which it was.
  const antes = { ...onlyCupos(there), lugar: { sede: which.sede, jornada, grado } };
  await insertRows(tx, 'cambios_de_oferta', [
    { oferta: id, en: instantOf(context).toISOString(), quien: login, origen: 'edicion', antes },
  ]);
}
