import * as v from 'valibot';

import type { ManagedInstitucion } from '#domain/contractTypes.ts';
import { institucionNameSchema } from '#domain/sede.ts';
import { readRows, type Queryable } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { checkBody, rejectErrors } from '#backend/solicitud/checkData.ts';
import { sedeWords } from '#backend/solicitud/sedeSearch.ts';
import { changeOfName, logChanges } from './institucionLog';
import { namedColumns, requireInstitucion, viewInstitucion } from './institucionRows';

interface NewInstitucion {
  readonly dane: string;
  readonly nombre: string;
}

/** @throws 422 at `dane` where there is one */
export function addInstitucion(context: Context, login: string, { dane, nombre }: NewInstitucion): Promise<ManagedInstitucion> {
  return context.db.transaction(async (tx) => {
    const { orden_nombre, busqueda } = namedColumns(nombre);
    const added = await tx.query(
      `insert into instituciones (dane, nombre, orden_nombre, busqueda) values ($1, $2, $3, $4)
       on conflict do nothing returning dane`,
      [dane, nombre, orden_nombre, busqueda],
    );
    if (added.length === 0) {
      const { nombre: name } = await requireInstitucion(tx, dane);
      rejectErrors([{ campo: 'dane', mensaje: `Este código DANE ya es el de «${name}»: revíselo.` }]);
    }
    const change = { institucion: dane, sede: null, cambios: changeOfName(null, nombre) };
    await logChanges(tx, [change], { origen: 'creacion', login, instant: instantOf(context) });
    return viewInstitucion(tx, dane);
  });
}

const sedeSchema = v.object({
  id: v.string(),
  nombre: v.string(),
  barrio: v.string(),
  direccion: v.string(),
  nombreComuna: v.string(),
});

/** Another name: its sedes are found by that one from then on. */
export async function renameInstitucion(tx: Queryable, dane: string, nombre: string): Promise<void> {
  const { orden_nombre, busqueda } = namedColumns(nombre);
  await tx.query(
    'update instituciones set nombre = $2, orden_nombre = $3, busqueda = $4, version = version + 1 where dane = $1',
    [dane, nombre, orden_nombre, busqueda],
  );
  const sedes = await readRows(
    tx,
    sedeSchema,
    `select s.id, s.nombre, s.barrio, s.direccion, c.nombre as "nombreComuna"
     from sedes s join comunas c on c.codigo = s.comuna where s.institucion = $1`,
    [dane],
  );
  await tx.query(
    `update sedes s set busqueda = f.busqueda from jsonb_to_recordset($1::jsonb) as f (id uuid, busqueda text) where s.id = f.id`,
    [JSON.stringify(sedes.map(({ id, nombreComuna, ...sede }) => ({ id, busqueda: sedeWords(nombre, sede, nombreComuna) })))],
  );
}

/** Another name, at any time (F110); the one that it has changes nothing. @throws 404; 409 `version_vieja`; 422 */
export function changeInstitucion(
  context: Context,
  login: string,
  dane: string,
  { version, nombre: asked }: { readonly version: number; readonly nombre?: unknown },
): Promise<ManagedInstitucion> {
  const { nombre } = checkBody(v.strictObject({ nombre: institucionNameSchema }), { nombre: asked });
  return context.db.transaction(async (tx) => {
    const before = await requireInstitucion(tx, dane, 'for update');
    const cambios = changeOfName(before.nombre, nombre);
    // What is there already was saved, by a call whose answer was lost perhaps.
    if (cambios.length === 0) return viewInstitucion(tx, dane);
    if (before.version !== version) {
      throw new HttpProblem(409, 'Otra persona cambió esta institución mientras usted la veía', { codigo: 'version_vieja' });
    }
    await renameInstitucion(tx, dane, nombre);
    const change = { institucion: dane, sede: null, cambios };
    await logChanges(tx, [change], { origen: 'edicion', login, instant: instantOf(context) });
    return viewInstitucion(tx, dane);
  });
}
