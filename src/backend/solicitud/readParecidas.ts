import * as v from 'valibot';

import type { Estado, Expediente, SolicitudData } from '#domain/contractTypes.ts';
import { isEstado, LIVE_ESTADOS } from '#domain/estados.ts';
import { fullName } from '#domain/words/fullName.ts';
import { type Queryable, readRows } from '../db/database';

const rowSchema = v.object({
  radicado: v.string(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  // Checked when it was written.
  acudiente: v.custom<SolicitudData['acudiente']>((value) => typeof value === 'object' && value !== null),
});

/** Live solicitudes that may be of the pupil of solicitud `id`, a live one: its numbers tell them apart, its data do not (F156). */
export async function readParecidas(db: Queryable, id: number): Promise<Expediente['parecidas']> {
  const rows = await readRows(
    db,
    rowSchema,
    `select o.radicado, o.estado, o.datos->'acudiente' as acudiente
     from solicitudes s join solicitudes o on o.fecha_nacimiento = s.fecha_nacimiento and o.anio = s.anio and o.id <> s.id
       and letras_del_nombre(o.nombre) = letras_del_nombre(s.nombre) and o.estado = any($2::text[])
     where s.id = $1 and s.estado = any($2::text[]) order by o.id limit 5`,
    [id, [...LIVE_ESTADOS]],
  );
  return rows.map(({ acudiente, ...row }) => ({ ...row, acudiente: fullName(acudiente) }));
}
