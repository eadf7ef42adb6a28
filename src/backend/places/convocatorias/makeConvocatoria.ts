import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import type { Convocatorias, ListedConvocatoria } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { copyOfertas, copyRules } from './copyConvocatoria';
import { listConvocatorias } from './listConvocatorias';
import { logChange } from './logChange';

const yearSchema = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099));

export const newConvocatoriaSchema = v.strictObject({
  anio: yearSchema,
  /** The year that it is made from; null: it is made empty. */
  desde: v.nullable(yearSchema),
});
type NewConvocatoria = v.InferOutput<typeof newConvocatoriaSchema>;

const idSchema = v.object({ id: v.string() });

/** Without stages, priorities or places; of what every convocatoria has it takes the newest one's. A city's first one is so. */
async function insertEmpty(tx: Queryable, id: string, anio: number): Promise<void> {
  const made = await tx.query(
    // The dates are the stages' once there are some; until then nobody is told of these.
    `insert into convocatorias (id, anio, nombre, estado, abre, cierra, publica, maximo_opciones, aviso, sorteo, regla_semilla,
       dias_para_subsanar, dias_para_responder, dias_para_reclamar)
     select $1, $2, $3, 'en_preparacion', $4, $5, $5, coalesce(c.maximo_opciones, 10), a.version, coalesce(c.sorteo, 'unico'),
       coalesce(c.regla_semilla, ''), coalesce(c.dias_para_subsanar, 5), coalesce(c.dias_para_responder, 4),
       coalesce(c.dias_para_reclamar, 5)
     from (select version from avisos_de_privacidad order by vigente_desde desc limit 1) a
       left join (select * from convocatorias order by anio desc limit 1) c on true
     returning 1`,
    [id, anio, `Convocatoria ${anio}`, `${anio}-01-01T00:00:00Z`, `${anio}-01-02T00:00:00Z`],
  );
  if (made.length === 0) {
    throw new HttpProblem(404, 'Falta el aviso de privacidad: llene primero los catálogos de la ciudad', {
      codigo: 'sin_convocatoria',
    });
  }
}

/** Whether the one that is there is what this person asked for, untouched: the answer was lost on its way. */
function isRepeated({ estado, version, cambios }: ListedConvocatoria, login: string, desde: number | null): boolean {
  const [made, ...later] = cambios;
  return estado === 'en_preparacion' && version === 1 && later.length === 0 && made?.quien === login && made.desde === desde;
}

/**
 * Begins another year: from one that there is, with its places, or empty (F101). It is the families' once it is published.
 * @returns all of them, with the new one
 * @throws 404 without the one that it is to be made from; 409 `anio_existente`
 */
export async function makeConvocatoria(
  context: Context,
  login: string,
  { anio, desde }: NewConvocatoria,
): Promise<Convocatorias> {
  const { db, timeZone } = context;
  return db.transaction(async (tx) => {
    // Of two who begin the same year, one is first.
    await tx.query('lock table convocatorias in share row exclusive mode');
    const there = await listConvocatorias(context, tx);
    const same = there.elementos.find((one) => one.anio === anio);
    if (same && isRepeated(same, login, desde)) return there;
    if (same) throw new HttpProblem(409, `Ya hay una convocatoria de ${anio}`, { codigo: 'anio_existente' });
    const id = randomUUID();
    if (desde === null) await insertEmpty(tx, id, anio);
    else {
      const from = await readRow(tx, idSchema, 'select id from convocatorias where anio = $1', [desde]);
      if (!from) throw new HttpProblem(404, `No hay convocatoria de ${desde}`, { codigo: 'sin_convocatoria' });
      const copy = { from: from.id, to: id, anio, years: anio - desde, timeZone };
      await copyRules(tx, copy);
      await copyOfertas(tx, copy);
    }
    await logChange(tx, { id, anio, login, instant: instantOf(context), de: null, a: 'en_preparacion', desde });
    return listConvocatorias(context, tx);
  });
}
