import * as v from 'valibot';

import { type Queryable, readRows } from '#backend/db/database.ts';

const prioridadSchema = v.object({ condicion: v.string() });

/** The conditions that give priority, the strongest first. */
export async function readPrioridades(db: Queryable, convocatoria: string): Promise<readonly string[]> {
  const rows = await readRows(db, prioridadSchema, 'select condicion from prioridades where convocatoria = $1 order by orden', [
    convocatoria,
  ]);
  return rows.map(({ condicion }) => condicion);
}

const reservaSchema = v.object({ condicion: v.string(), nombre: v.string(), puestos: v.number() });
/** Seats kept at every oferta for a group. */
export type Reserva = v.InferOutput<typeof reservaSchema>;

/** In the order in which they are filled. */
export function readReservas(db: Queryable, convocatoria: string): Promise<readonly Reserva[]> {
  return readRows(
    db,
    reservaSchema,
    `select r.condicion, c.nombre, r.puestos from reservas r join condiciones c on c.codigo = r.condicion
     where r.convocatoria = $1 order by r.orden`,
    [convocatoria],
  );
}
