import * as v from 'valibot';

import { type Queryable, readRows } from '../../db/database';

const libresSchema = v.object({ oferta: v.string(), libres: v.number() });

/**
 * The seats of each oferta of a year that nobody is offered or holds, in the order of their ids: its vacancies,
 * without those of earlier results, and with those that pupils left who were given another. A pupil who keeps the
 * seat that they had takes none.
 */
export function leerLibres(db: Queryable, anio: number): Promise<readonly v.InferOutput<typeof libresSchema>[]> {
  return readRows(
    db,
    libresSchema,
    `select o.id as oferta, greatest(o.vacantes - coalesce(t.ocupados, 0) + coalesce(l.dejados, 0), 0) as libres
     from ofertas o
       left join (select oferta_asignada as id, count(*) as ocupados from solicitudes
         where oferta_asignada is not null and oferta_asignada is distinct from cupo_actual group by 1) t on t.id = o.id
       left join (select cupo_actual as id, count(*) as dejados from solicitudes where dejo_cupo group by 1) l on l.id = o.id
     where o.anio = $1 order by o.id`,
    [anio],
  );
}
