import * as v from 'valibot';

import type { ImportReversal, LastImport } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';
import { readEtapaRows } from '../allocation/etapaRows';
import { addImport, planReversal, readLastImport, type ImportedPlace } from './importLog';
import { lockOfertas } from './lockOfertas';
import { logOfertaChanges } from './logOfertaChanges';
import { saveOwnPuestos } from './ownPuestos';

/** The import that can be taken back, and what that would do now. @throws 404 without a convocatoria */
export async function readLast(context: Context): Promise<LastImport> {
  const { db } = context;
  const { id, anio } = await requireChosen(db, context);
  const last = await readLastImport(db, anio);
  if (!last) return { importacion: null };
  const etapas = await readEtapaRows(db, id);
  const { back, stay } = await planReversal(db, { id: last.id, anio });
  const congelada = etapas.some((etapa) => etapa.congelada !== null);
  return { importacion: { ...last, congelada, vuelven: back.length, quedan: stay } };
}

const quedanSchema = v.array(
  v.object({
    institucion: v.object({ dane: v.string(), nombre: v.string() }),
    sede: v.string(),
    jornada: v.string(),
    grado: v.custom<ImportReversal['quedan'][number]['grado']>((value) => typeof value === 'number'),
    motivo: v.string(),
  }),
);
const foundSchema = v.object({ quedan: v.nullable(quedanSchema), vuelven: v.number() });

/** What was done the first time, undefined where it was not; null: there is no such import. */
async function readDone(tx: Queryable, id: number, anio: number): Promise<ImportReversal | undefined | null> {
  const found = await readRow(
    tx,
    foundSchema,
    `select r.quedan, (select count(*)::int from cambios_de_oferta c where c.importacion = r.id) as vuelven
     from importaciones_de_oferta i left join importaciones_de_oferta r on r.deshace = i.id
     where i.id = $1 and i.anio = $2 and i.deshace is null`,
    [id, anio],
  );
  if (!found) return null;
  return found.quedan ? { vuelven: found.vuelven, quedan: found.quedan } : undefined;
}

async function giveBack(tx: Queryable, changed: readonly (ImportedPlace & { readonly before: object })[]): Promise<void> {
  await tx.query(
    `update ofertas o set capacidad = f.capacidad, continuan = f.continuan, repiten = f.repiten, version = o.version + 1
     from jsonb_to_recordset($1::jsonb) as f (id uuid, capacidad int, continuan int, repiten int) where o.id = f.id`,
    [JSON.stringify(changed.map(({ oferta, before }) => ({ id: oferta, ...before })))],
  );
  await saveOwnPuestos(
    tx,
    changed.flatMap(({ oferta, reservas }) => reservas.map((change) => ({ ...change, oferta }))),
  );
}

async function takeAway(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('delete from reservas_de_oferta where oferta = any($1)', [ids]);
  await tx.query('delete from ofertas where id = any($1)', [ids]);
}

/**
 * Gives each place what it had before an import, and takes away those that came with it, but for what stays (`ReversalPlan`).
 * @throws 404; 409 `lista_congelada`, `paso_en_curso`; 409 `reglas_congeladas` once a list was frozen
 */
export async function takeBackImport(context: Context, login: string, id: number): Promise<ImportReversal> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    const { anio, haveFrozenRules } = await lockOfertas(tx, context);
    const done = await readDone(tx, id, anio);
    if (done === null) throw new HttpProblem(404, 'No hay tal importación', { codigo: 'no_encontrada' });
    if (done) return done;
    if (haveFrozenRules) {
      throw new HttpProblem(409, 'Ya se congeló una lista con esta oferta: la importación no se puede deshacer', {
        codigo: 'reglas_congeladas',
      });
    }
    // Nobody asks for one of them meanwhile.
    await tx.query(
      'select 1 from ofertas where id in (select oferta from cambios_de_oferta where importacion = $1) order by id for update',
      [id],
    );
    const { back, stay } = await planReversal(tx, { id, anio });
    const changed = back.flatMap((place) => (place.before === null ? [] : [{ ...place, before: place.before }]));
    const added = back.filter(({ before }) => before === null);
    const importacion = await addImport(tx, { anio, login, instant, reversal: { of: id, stay } });
    await giveBack(tx, changed);
    await takeAway(
      tx,
      added.map(({ oferta }) => oferta),
    );
    await logOfertaChanges(
      tx,
      changed.map(({ oferta, now, before, reservas }) => ({ oferta, antes: now, despues: before, reservas })),
      { origen: 'reversion', login, instant, importacion },
    );
    await insertRows(
      tx,
      'cambios_de_oferta',
      added.map(({ oferta, now, lugar }) => ({
        oferta,
        en: instant.toISOString(),
        quien: login,
        origen: 'reversion',
        importacion,
        antes: { ...now, lugar },
      })),
    );
    return { vuelven: back.length, quedan: [...stay] };
  });
}
