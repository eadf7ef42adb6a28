import * as v from 'valibot';

import { avisoSchema } from '#domain/avisoSchema.ts';
import type { ManagedAviso } from '#domain/contractTypes.ts';
import { sameValue } from '#domain/sameValue.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { checkPart } from '#backend/solicitud/checkData.ts';
import { lockChosen, requireChosen } from '#backend/solicitud/convocatoria.ts';

/** The form of a change; the text itself is what a person may have to correct. */
export const avisoChangeSchema = v.strictObject({
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  aviso: v.unknown(),
});
type AvisoChange = v.InferOutput<typeof avisoChangeSchema>;

const rowSchema = v.object({
  version: v.string(),
  titulo: v.string(),
  parrafos: v.array(v.string()),
  responsable: v.string(),
  contacto: v.string(),
  desde: v.date(),
  quien: v.nullable(v.string()),
});

/** What the contract lists of them. */
const LISTED = 20;

/** The notice of that version, and those that it took the place of, the last one first; of years before, too. */
async function viewStored(db: Queryable, version: string): Promise<ManagedAviso> {
  const [now, ...before] = await readRows(
    db,
    rowSchema,
    `with recursive versiones as (
       select a.*, 0 as lugar from avisos_de_privacidad a where version = $1
       union all
       select a.*, s.lugar + 1 from avisos_de_privacidad a join versiones s on a.version = s.anterior where s.lugar < ${LISTED})
     select version, titulo, parrafos, responsable, contacto, vigente_desde as desde, quien from versiones order by lugar`,
    [version],
  );
  if (!now) throw new Error(`A call names the notice ${version}, which is not there`);
  const shown = (row: typeof now) => ({ ...row, desde: row.desde.toISOString() });
  return { actual: shown(now), anteriores: before.map(shown) };
}

/** As who manages the convocatoria sees it. @throws 404 when there never was one */
export async function viewAviso(context: Context): Promise<ManagedAviso> {
  const { aviso } = await requireChosen(context.db, context);
  return viewStored(context.db, aviso);
}

/**
 * Another version of the text, at any time: who has read the one before and files afterwards reads this one first (F150).
 * @throws 404; 409 `archivada`, `version_vieja`; 422
 */
export async function changeAviso(context: Context, login: string, { version, aviso }: AvisoChange): Promise<ManagedAviso> {
  const asked = checkPart(avisoSchema, aviso, 'aviso');
  return context.db.transaction(async (tx) => {
    const { id, anio, aviso: before } = await lockChosen(tx, context);
    if (before !== version) {
      throw new HttpProblem(409, 'El aviso cambió mientras usted lo veía: revise cómo está ahora antes de guardar', {
        codigo: 'version_vieja',
      });
    }
    const { titulo, parrafos, responsable, contacto } = (await viewStored(tx, before)).actual;
    if (!sameValue({ titulo, parrafos, responsable, contacto }, asked)) {
      await tx.query(
        `with nueva as (
           insert into avisos_de_privacidad (version, titulo, parrafos, responsable, contacto, vigente_desde, quien, anterior)
           select $1 || '-' || coalesce(max(substring(version from '^' || $1 || '-(\\d{1,6})$')::int), 0) + 1,
             $2, $3::jsonb, $4, $5, $6, $7, $8
           from avisos_de_privacidad returning version)
         update convocatorias set aviso = nueva.version from nueva where id = $9`,
        [
          String(anio),
          asked.titulo,
          JSON.stringify(asked.parrafos),
          asked.responsable,
          asked.contacto,
          instantOf(context).toISOString(),
          login,
          before,
          id,
        ],
      );
    }
    const { aviso: now } = await requireChosen(tx, { ...context, anio });
    return viewStored(tx, now);
  });
}
