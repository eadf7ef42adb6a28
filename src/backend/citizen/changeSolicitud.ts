import * as v from 'valibot';

import { hermanosSchema } from '#domain/solicitud/hermanosSchema.ts';
import type { SolicitudData, FamilySolicitud } from '#domain/contractTypes.ts';
import { type Queryable, readRows, violates } from '../db/database';
import { family } from '../solicitud/actor';
import { asFamily } from './asFamily';
import { instantOf, type Context } from '../context';
import { convocatoriaOf } from '../solicitud/convocatoria';
import type { SolicitudEdit } from '../solicitud/solicitudInputs';
import { lockFamilies, rebuildFamilies, tellNamedHermanos } from '../solicitud/families';
import { groupsAlike } from '../solicitud/hermanos';
import type { SolicitudRow } from '../solicitud/solicitudRow';
import { type KeptDecisions, replaceData } from '../solicitud/saveData';
import type { StepChanges } from '../solicitud/writeSteps';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import { readNamedOfertas } from '../solicitud/ofertas';
import { liveSolicitudProblem } from '../solicitud/fileSolicitud';
import { withDocumentoAsignado } from '../solicitud/documentoAsignado';
import { checkData } from '../solicitud/checkData';
import { checkReferences } from '../solicitud/checkReferences';
import { dayIn } from '../timeZone';

interface SolicitudChange {
  readonly move: 'editar' | 'subsanar';
  /** The decisions that stay, given the data before and after. */
  readonly keptDecisions: (before: SolicitudData, after: SolicitudData) => KeptDecisions;
  readonly changes: StepChanges;
}

const nameSchema = v.object({ nombre: v.string() });

/** The names of the papers that were not there before. */
async function readNewDocumentos(tx: Queryable, { id, datos }: SolicitudRow): Promise<string[]> {
  const rows = await readRows(
    tx,
    nameSchema,
    'select nombre from archivos where solicitud = $1 and condicion is null and id <> all($2::uuid[]) order by creado_en, id',
    [id, [...datos.documentos]],
  );
  return rows.map(({ nombre }) => nombre);
}

const groupingSchema = v.object({ hermanos: hermanosSchema, acudiente: v.unknown() });

/** Whether data that are not checked yet leave the family as it is; what names none that can be read is refused later. */
function keepsFamily(before: SolicitudData, asked: unknown): boolean {
  const grouping = v.safeParse(groupingSchema, asked);
  return !grouping.success || groupsAlike(before, grouping.output);
}

/** A family's new data in the place of the old. @throws as `asFamily`, 409, 422 */
export async function changeSolicitud(
  context: Context,
  { identificacion, version, datos }: SolicitudEdit,
  { move, keptDecisions, changes }: SolicitudChange,
): Promise<FamilySolicitud> {
  const catalogues = await context.catalogues();
  const today = dayIn(context.timeZone, instantOf(context));
  const write = async (tx: Queryable, row: SolicitudRow, instant: Date): Promise<StepChanges> => {
    const convocatoria = await convocatoriaOf(tx, row.convocatoria);
    const newData = withDocumentoAsignado(checkData(datos, convocatoria, catalogues, today), row.datos);
    const { anio, radicado, id } = row;
    await checkReferences(tx, newData, await readNamedOfertas(tx, newData), { anio, radicado, solicitud: id }, instant);
    await replaceData(tx, row, newData, keptDecisions(row.datos, newData), instant);
    if (!groupsAlike(row.datos, newData)) {
      await rebuildFamilies(tx, id);
      await tellNamedHermanos(tx, id, instant);
    }
    return changes;
  };
  try {
    return await asFamily(
      context,
      identificacion,
      (tx, row, instant) =>
        moveSolicitud(tx, row, {
          actor: family,
          asked: { move },
          instant,
          version,
          // What was there before is kept: a decision may have stood on it.
          detail: async () => ({ antes: row.datos, documentos: await readNewDocumentos(tx, row) }),
          write: () => write(tx, row, instant),
        }),
      async (tx, seen) => {
        if (!keepsFamily(seen.datos, datos)) await lockFamilies(tx);
      },
    );
  } catch (error) {
    if (violates(error, 'una_solicitud_viva')) throw liveSolicitudProblem();
    throw error;
  }
}
