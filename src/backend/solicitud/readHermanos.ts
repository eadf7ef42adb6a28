import * as v from 'valibot';

import type { ExpedienteHermano, FamilyHermano } from '#domain/contractTypes.ts';
import { LIVE_ESTADOS } from '#domain/estados.ts';
import { type Queryable, readRows } from '../db/database';
import { guardianColumn, guardianOf, proofBetween } from './hermanos';
import type { SolicitudRow } from './solicitudRow';

const otherSchema = v.object({
  id: v.number(),
  radicado: v.string(),
  estudiante: v.string(),
  hermanos: v.array(v.object({ radicado: v.string() })),
  acudiente: v.nullable(v.string()),
  aprobado: v.boolean(),
});

/** Those whom a solicitud names as siblings, in its order, then those in process that name it. */
export async function readHermanos(db: Queryable, row: SolicitudRow): Promise<ExpedienteHermano[]> {
  const { id, radicado, anio, datos } = row;
  const named = datos.hermanos.map((hermano) => hermano.radicado);
  const others = await readRows(
    db,
    otherSchema,
    `select s.id, s.radicado, s.nombre as estudiante, s.datos->'hermanos' as hermanos, ${guardianColumn('s')} as acudiente,
       exists (
         select from hermanos_aprobados p where p.solicitud = least(s.id, $1) and p.hermano = greatest(s.id, $1)
       ) as aprobado
     from solicitudes s where s.anio = $2 and s.id <> $1 and s.borrada_en is null and (s.radicado = any($3::text[])
       or (s.datos->'hermanos' @> jsonb_build_array(jsonb_build_object('radicado', $4::text)) and s.estado = any($5::text[])))
     order by s.id`,
    [id, anio, named, radicado, [...LIVE_ESTADOS]],
  );
  const self = { id, radicado, hermanos: datos.hermanos, acudiente: guardianOf(datos.acudiente) };
  const found = new Map(others.map((other) => [other.radicado, other]));
  return [...new Set([...named, ...found.keys()])].map((one) => {
    const other = found.get(one);
    return {
      radicado: one,
      estudiante: other?.estudiante ?? null,
      nombrado: named.includes(one),
      nombra: other?.hermanos.some((hermano) => hermano.radicado === radicado) === true,
      por: other ? proofBetween(self, other, other.aprobado) : null,
    };
  });
}

/** The same as a family may know it: whoever writes a radicado learns nothing of whose it is, nor whether there is one (F23). */
export async function readFamilyHermanos(db: Queryable, row: SolicitudRow): Promise<FamilyHermano[]> {
  return (await readHermanos(db, row)).map(({ radicado, nombrado, nombra, por }) => ({
    radicado,
    nombrado,
    nombra,
    confirmado: por !== null,
  }));
}
