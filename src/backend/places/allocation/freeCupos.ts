import * as v from 'valibot';

import { type Queryable, readRows } from '#backend/db/database.ts';

const takenSchema = v.object({
  oferta: v.string(),
  institucion: v.string(),
  vacantes: v.number(),
  tomados: v.number(),
  cerrada: v.boolean(),
});

/**
 * The seats of each oferta of a year that are offered or held, in the order of their ids: those of earlier results,
 * without those that pupils left who were given another. A pupil who keeps the seat that they had takes none.
 */
export function readTaken(db: Queryable, anio: number): Promise<readonly v.InferOutput<typeof takenSchema>[]> {
  return readRows(
    db,
    takenSchema,
    `select o.id as oferta, d.institucion, o.vacantes, d.cerrada_en is not null as cerrada, coalesce(t.ocupados, 0) - coalesce(l.dejados, 0) as tomados
     from ofertas o join sedes d on d.id = o.sede
       left join (select oferta_asignada as id, count(*) as ocupados from solicitudes
         where oferta_asignada is not null and oferta_asignada is distinct from cupo_actual group by 1) t on t.id = o.id
       left join (select cupo_actual as id, count(*) as dejados from solicitudes where dejo_cupo group by 1) l on l.id = o.id
     where o.anio = $1 order by o.id`,
    [anio],
  );
}

interface FreeCupos {
  readonly oferta: string;
  readonly institucion: string;
  readonly libres: number;
}

/** The seats of each oferta of a year that nobody is offered or holds, in the order of their ids; a closed sede has none (F113). */
export async function readFree(db: Queryable, anio: number): Promise<readonly FreeCupos[]> {
  const ofertas = await readTaken(db, anio);
  return ofertas.map(({ oferta, institucion, vacantes, tomados, cerrada }) => ({
    oferta,
    institucion,
    libres: cerrada ? 0 : Math.max(vacantes - tomados, 0),
  }));
}

const reservedSchema = v.object({ oferta: v.string(), reserva: v.string(), ocupados: v.number() });

/**
 * How many seats of each reserve (`OFERTA CONDICION`) pupils hold or are offered who are in no run: who accepted and
 * waits brings theirs.
 */
export async function readTakenByReserva(db: Queryable, anio: number): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    db,
    reservedSchema,
    `select oferta_asignada as oferta, reserva_asignada as reserva, count(*) as ocupados from solicitudes
     where anio = $1 and oferta_asignada is not null and reserva_asignada is not null and estado <> 'aceptada_y_en_lista'
     group by 1, 2`,
    [anio],
  );
  return new Map(rows.map(({ oferta, reserva, ocupados }) => [`${oferta} ${reserva}`, ocupados]));
}
