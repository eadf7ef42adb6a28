import * as v from 'valibot';

import { type Queryable, readRows } from '../db/database';

/** As whom a newcomer plays a family (cast.ts). */
const FAMILIES = ['Emilia Tovar Núñez', 'Isabella Acuña Ramírez', 'Matías Restrepo Uribe'];

const familySchema = v.object({ nombre: v.string(), radicado: v.string(), documento: v.string(), nacimiento: v.string() });

/** What the look-up asks of each of those families; undefined in a demonstration from before there were any. */
export async function readDemoFamilies(db: Queryable): Promise<string | undefined> {
  const rows = await readRows(
    db,
    familySchema,
    `select nombre, radicado, documento_tipo || ' ' || documento as documento, to_char(fecha_nacimiento, 'DD/MM/YYYY') as nacimiento
     from solicitudes where nombre = any($1::text[]) order by nombre`,
    [FAMILIES],
  );
  if (rows.length === 0) return undefined;
  return [
    'Familias de demostración (estudiante, radicado, documento, fecha de nacimiento):',
    ...rows.map(
      ({ nombre, radicado, documento, nacimiento }) => `  ${nombre.padEnd(23)} ${radicado}   ${documento}   ${nacimiento}`,
    ),
  ].join('\n');
}
