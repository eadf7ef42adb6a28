import * as v from 'valibot';

import type { Grado, ManagedSede } from '#domain/contractTypes.ts';
import type { Context } from '#backend/context.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { findChosen } from '#backend/solicitud/convocatoria.ts';
import { isAskedFor, wasInRun } from '../oferta/addOferta';
import { readAffected } from './affectedByClosing';
import { readChanges } from './institucionLog';
import { requireSede } from './sedeRows';

const ofertaSchema = v.object({
  id: v.string(),
  version: v.number(),
  jornada: v.string(),
  // The catalogue of the database holds no other.
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  capacidad: v.number(),
  continuan: v.number(),
  repiten: v.number(),
  vacantes: v.number(),
  solicitudes: v.number(),
  seQuita: v.boolean(),
});

/** A sede with its places of the call's year, and whom its closing would affect. @throws 404 */
export async function viewSede(
  db: Queryable,
  which: { readonly dane: string; readonly sede: string },
  context: Pick<Context, 'anio' | 'now'>,
): Promise<ManagedSede> {
  const { cerradaEn, ...row } = await requireSede(db, which);
  const convocatoria = await findChosen(db, context);
  const anio = convocatoria?.anio ?? null;
  const ofertas =
    anio === null
      ? []
      : await readRows(
          db,
          ofertaSchema,
          `select o.id, o.version, o.jornada, o.grado, o.capacidad, o.continuan, o.repiten, o.vacantes,
             (select count(distinct x.solicitud) from solicitud_opciones x where x.oferta = o.id)::int as solicitudes,
             not ${isAskedFor} and not ${wasInRun} as "seQuita"
           from ofertas o join grados g on g.grado = o.grado join jornadas j on j.codigo = o.jornada
           where o.sede = $1 and o.anio = $2 order by g.orden, j.orden, o.id`,
          [row.id, anio],
        );
  const affected =
    anio === null
      ? { solicitudes: 0, sinOtra: 0, cupos: 0, actuales: 0, radicados: [] }
      : await readAffected(db, { sede: row.id, anio });
  return {
    ...row,
    cerradaEn: cerradaEn?.toISOString() ?? null,
    anio,
    ofertas: [...ofertas],
    afectados: affected,
    cambios: await readChanges(db, { sede: row.id }),
  };
}
