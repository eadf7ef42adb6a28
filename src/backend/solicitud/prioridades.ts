import * as v from 'valibot';

import { type Queryable, readRows } from '../db/database';

const nameSchema = v.object({ nombre: v.string() });

/** The names of the conditions that give priority in a convocatoria, the first before all others. */
export async function readPrioridadNames(db: Queryable, convocatoria: string): Promise<string[]> {
  const rows = await readRows(
    db,
    nameSchema,
    `select c.nombre from prioridades p join condiciones c on c.codigo = p.condicion
     where p.convocatoria = $1 order by p.orden`,
    [convocatoria],
  );
  return rows.map(({ nombre }) => nombre);
}
