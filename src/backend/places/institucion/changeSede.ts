import * as v from 'valibot';

import type { ManagedSede } from '#domain/contractTypes.ts';
import { sedeSchema } from '#domain/sede.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { checkPart } from '#backend/solicitud/checkData.ts';
import { changesOfSede, logChanges } from './institucionLog';
import { requireInstitucion, sedeColumns } from './institucionRows';
import { comunaName, requireOwnName, requireSede, requireSedeVersion } from './sedeRows';
import { viewSede } from './viewSede';

interface NewSede {
  readonly claveIdempotencia: string;
  readonly datos?: unknown;
}

/**
 * A new sede, whose id is the key that it is sent with: sent again, it is there (F13).
 * @throws 404; 409 `clave_usada` where another institution has it; 422
 */
export async function addSede(
  context: Context,
  login: string,
  dane: string,
  { claveIdempotencia: id, datos }: NewSede,
): Promise<ManagedSede> {
  const instant = instantOf(context);
  const catalogues = await context.catalogues();
  return context.db.transaction(async (tx) => {
    const institucion = await requireInstitucion(tx, dane, 'for update');
    const there = await readRow(tx, v.object({ institucion: v.string() }), 'select institucion from sedes where id = $1', [id]);
    if (there && there.institucion !== dane) {
      throw new HttpProblem(409, 'Esta clave ya se usó para otra sede', { codigo: 'clave_usada' });
    }
    if (!there) {
      const data = checkPart(sedeSchema(catalogues), datos, 'datos');
      await requireOwnName(tx, dane, data, id);
      await insertRows(tx, 'sedes', [
        { id, institucion: dane, version: 1, ...sedeColumns(institucion.nombre, data, comunaName(catalogues, data)) },
      ]);
      const change = { institucion: dane, sede: id, cambios: changesOfSede(null, data, catalogues) };
      await logChanges(tx, [change], { origen: 'creacion', login, instant });
    }
    return viewSede(tx, { dane, sede: id }, context);
  });
}

/** @param columns as `sedeColumns` gives them */
export async function updateSede(tx: Queryable, id: string, columns: object): Promise<void> {
  await tx.query(
    `update sedes s set (nombre, direccion, barrio, comuna, zona, telefono, latitud, longitud, orden_nombre, busqueda, version) =
       (select nombre, direccion, barrio, comuna, zona, telefono, latitud, longitud, orden_nombre, busqueda, s.version + 1
        from jsonb_populate_record(null::sedes, $2::jsonb)) where s.id = $1`,
    [id, JSON.stringify(columns)],
  );
}

/** How it is called and where it is; the same as it is changes nothing. @throws 404; 409 `version_vieja`; 422 */
export async function changeSede(
  context: Context,
  login: string,
  which: { readonly dane: string; readonly sede: string },
  { version, datos }: { readonly version: number; readonly datos?: unknown },
): Promise<ManagedSede> {
  const instant = instantOf(context);
  const catalogues = await context.catalogues();
  const data = checkPart(sedeSchema(catalogues), datos, 'datos');
  return context.db.transaction(async (tx) => {
    const { nombre: institucion } = await requireInstitucion(tx, which.dane, 'for update');
    const before = await requireSede(tx, which, 'for update of s');
    const cambios = changesOfSede(before.datos, data, catalogues);
    if (cambios.length > 0) {
      requireSedeVersion(before, version);
      await requireOwnName(tx, which.dane, data, before.id);
      const columns = sedeColumns(institucion, data, comunaName(catalogues, data));
      await updateSede(tx, before.id, columns);
      await logChanges(tx, [{ institucion: which.dane, sede: before.id, cambios }], { origen: 'edicion', login, instant });
    }
    return viewSede(tx, which, context);
  });
}
