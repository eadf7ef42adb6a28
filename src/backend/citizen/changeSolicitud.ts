import * as v from 'valibot';

import { hermanosSchema } from '#domain/solicitud/hermanosSchema.ts';
import type { SolicitudData, FamilySolicitud, GuardianContact } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import { isContactOf, leaveAddress, saveContact } from '../solicitud/guardianContact';
import { asFamily } from './asFamily';
import type { FamilyCaller } from './familyCaller';
import { instantOf, type Context } from '../context';
import { convocatoriaOf } from '../solicitud/convocatoria';
import type { SolicitudEdit } from '../solicitud/solicitudInputs';
import { lockFamilies, rebuildFamilies, tellNamedHermanos } from '../solicitud/families';
import { groupsAlike } from '../solicitud/hermanos';
import type { SolicitudRow } from '../solicitud/solicitudRow';
import { readChanges } from '../solicitud/changedData';
import { hashOf } from '../solicitud/hash';
import { replaceData } from '../solicitud/saveData';
import { readUndone, standingDecisions } from '../solicitud/undoneDecisions';
import type { StepChanges } from '../solicitud/writeSteps';
import { checkStep, moveSolicitud } from '../solicitud/moveSolicitud';
import { readNamedOfertas } from '../solicitud/ofertas';
import { liveSolicitudProblem } from '../solicitud/liveSolicitud';
import { withDocumentoOfChange } from '../solicitud/documentoAsignado';
import { checkData } from '../solicitud/checkData';
import { checkReferences } from '../solicitud/checkReferences';
import { dayIn } from '../timeZone';

interface SolicitudChange {
  readonly move: 'editar' | 'subsanar';
  readonly changes: StepChanges;
}

const nameSchema = v.object({ nombre: v.string() });

/** The names of the papers that were not there before. */
async function readNewDocumentos(tx: Queryable, { id, datos }: SolicitudRow): Promise<string[]> {
  const rows = await readRows(
    tx,
    nameSchema,
    'select nombre from archivos where solicitud = $1 and condicion is null and reclamo is null and id <> all($2::uuid[]) order by creado_en, id',
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

/** All but how the guardian is reached. */
function withoutContact({ acudiente, ...data }: SolicitudData): unknown {
  return { ...data, acudiente: { ...acudiente, telefono: null, correo: null } };
}

function changesOnlyContact(row: SolicitudRow, data: SolicitudData): boolean {
  return !isContactOf(row, data.acudiente) && hashOf(withoutContact(row.datos)) === hashOf(withoutContact(data));
}

/**
 * A family's new data in the place of the old. An edit that changes only how it is reached undoes nothing (F8).
 * @throws as `asFamily`, 409, 422
 */
export async function changeSolicitud(
  context: Context,
  caller: FamilyCaller,
  { version, datos }: Pick<SolicitudEdit, 'version' | 'datos'>,
  { move, changes }: SolicitudChange,
): Promise<FamilySolicitud> {
  const catalogues = await context.catalogues();
  const today = dayIn(context.timeZone, instantOf(context));
  const { actor } = caller;
  const dataOf = async (tx: Queryable, row: SolicitudRow): Promise<SolicitudData> => {
    const convocatoria = await convocatoriaOf(tx, row.convocatoria);
    return withDocumentoOfChange(checkData(datos, convocatoria, catalogues, today), row, catalogues);
  };
  const write = async (tx: Queryable, row: SolicitudRow, newData: SolicitudData, instant: Date): Promise<StepChanges> => {
    const { anio, radicado, id } = row;
    const named = await readNamedOfertas(tx, newData, id);
    await checkReferences(tx, newData, named, { anio, radicado, solicitud: id }, instant);
    await replaceData(tx, row, newData, standingDecisions(row.datos, newData), instant);
    await leaveAddress(tx, row, newData.acudiente.correo, { actor, instant });
    if (!groupsAlike(row.datos, newData)) {
      await rebuildFamilies(tx, id);
      await tellNamedHermanos(tx, id, instant);
    }
    return changes;
  };
  const change = async (tx: Queryable, row: SolicitudRow, instant: Date): Promise<SolicitudRow> => {
    const step = { actor, asked: { move }, instant, version };
    await checkStep(tx, row, step);
    const newData = await dataOf(tx, row);
    if (move === 'editar' && changesOnlyContact(row, newData)) return saveContact(tx, row, contactOf(newData), caller, instant);
    const undone = await readUndone(tx, row, standingDecisions(row.datos, newData));
    return moveSolicitud(tx, row, {
      ...step,
      // What was there before is kept: a decision may have stood on it.
      detail: async () => ({
        ...caller.detail,
        ...undone,
        antes: row.datos,
        cambios: await readChanges(tx, { before: row.datos, after: newData }, { catalogues, timeZone: context.timeZone }),
        documentos: await readNewDocumentos(tx, row),
      }),
      write: () => write(tx, row, newData, instant),
    });
  };
  try {
    return await asFamily(context, caller, change, async (tx, seen) => {
      if (!keepsFamily(seen.datos, datos)) await lockFamilies(tx);
    });
  } catch (error) {
    throw liveSolicitudProblem(error) ?? error;
  }
}

const contactOf = ({ acudiente: { telefono, correo } }: SolicitudData): GuardianContact => ({ telefono, correo });
