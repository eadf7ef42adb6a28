import * as v from 'valibot';

import type { ManagedMotivos, MotivosFrecuentes } from '#domain/contractTypes.ts';
import { motivosFrecuentesSchema, NO_MOTIVOS } from '#domain/motivosFrecuentes.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { checkPart } from '#backend/solicitud/checkData.ts';
import { lockChosen, requireChosen } from '#backend/solicitud/convocatoria.ts';

/** The form of a change; the reasons themselves are what a person may have to correct. */
export const motivosChangeSchema = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  motivos: v.unknown(),
});
type MotivosChange = v.InferOutput<typeof motivosChangeSchema>;

const storedSchema = v.pipe(
  v.record(v.string(), v.array(v.string())),
  v.transform((stored): MotivosFrecuentes => ({ ...NO_MOTIVOS, ...stored })),
);
const rowSchema = v.object({ version: v.number(), motivos: storedSchema });
const changeSchema = v.object({ version: v.number(), en: v.date(), quien: v.string(), antes: storedSchema });

/** What the contract lists of them. */
const LISTED = 20;

async function readStored(db: Queryable, convocatoria: string): Promise<v.InferOutput<typeof rowSchema>> {
  const row = await readRow(db, rowSchema, 'select motivos_version as version, motivos from convocatorias where id = $1', [
    convocatoria,
  ]);
  if (!row) throw new Error(`The call ${convocatoria} is gone`);
  return row;
}

async function viewStored(db: Queryable, convocatoria: string): Promise<ManagedMotivos> {
  const changes = await readRows(
    db,
    changeSchema,
    `select version, en, quien, antes from cambios_de_motivos where convocatoria = $1 order by version desc limit ${LISTED}`,
    [convocatoria],
  );
  return {
    ...(await readStored(db, convocatoria)),
    cambios: changes.map((change) => ({ ...change, en: change.en.toISOString() })),
  };
}

/** Those of the convocatoria of now, for who writes a reason. @throws 404 when there never was one */
export async function listMotivos(context: Context): Promise<MotivosFrecuentes> {
  const { id } = await requireChosen(context.db, context);
  return (await readStored(context.db, id)).motivos;
}

/** As who manages the convocatoria sees them. @throws 404 when there never was one */
export async function viewMotivos(context: Context): Promise<ManagedMotivos> {
  const { id } = await requireChosen(context.db, context);
  return viewStored(context.db, id);
}

/**
 * Other reasons, at any time: nobody is decided by them, only faster (F76). What they were is kept.
 * @throws 404; 409 `archivada`, `version_vieja`; 422
 */
export async function changeMotivos(
  context: Context,
  login: string,
  { version, motivos }: MotivosChange,
): Promise<ManagedMotivos> {
  const instant = instantOf(context);
  const asked = checkPart(motivosFrecuentesSchema, motivos, 'motivos');
  return context.db.transaction(async (tx) => {
    const { id } = await lockChosen(tx, context);
    const before = await readStored(tx, id);
    if (before.version !== version) {
      throw new HttpProblem(409, 'Los motivos cambiaron mientras usted los veía: revise cómo están ahora antes de guardar', {
        codigo: 'version_vieja',
      });
    }
    await tx.query('insert into cambios_de_motivos (convocatoria, version, en, quien, antes) values ($1, $2, $3, $4, $5)', [
      id,
      version,
      instant.toISOString(),
      login,
      JSON.stringify(before.motivos),
    ]);
    await tx.query('update convocatorias set motivos = $2::jsonb, motivos_version = motivos_version + 1 where id = $1', [
      id,
      JSON.stringify(asked),
    ]);
    return viewStored(tx, id);
  });
}
