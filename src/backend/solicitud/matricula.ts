import * as v from 'valibot';

import type { Expediente } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '../db/database';
import type { SolicitudRow } from './solicitudRow';

/** The number on these is one, the pupil's NUIP (`documento_clave` of the tables). */
const NUIP_TYPES: readonly string[] = ['RC', 'TI', 'NUIP', 'CC'];

/**
 * By what a pupil is found in the enrolment list; leading zeros make no other number.
 * @param number as `normalizeDocumento` gives it
 */
export function matriculaKey(type: string, number: string): string {
  return `${NUIP_TYPES.includes(type) ? 'NUIP' : type} ${number.replace(/^0+/, '')}`;
}

/** SQL of the same of a solicitud. */
export const documentoKey = (solicitud: string): string => `regexp_replace(${solicitud}.documento_clave, ' 0+', ' ')`;

const placeSchema = v.object({
  dane: v.string(),
  nombre: v.string(),
  sede: v.string(),
  grado: v.custom<NonNullable<Expediente['matricula']>['grado']>((value) => typeof value === 'number'),
});

/** Where the enrolment list has the pupil of a solicitud; null: nowhere. */
export async function readMatricula(db: Queryable, { id }: SolicitudRow): Promise<Expediente['matricula']> {
  const found = await readRow(
    db,
    placeSchema,
    `select i.dane, i.nombre, d.nombre as sede, m.grado
     from solicitudes s join matriculados m on m.anio = s.anio and m.documento = ${documentoKey('s')}
       join sedes d on d.id = m.sede join instituciones i on i.dane = d.institucion
     where s.id = $1`,
    [id],
  );
  if (!found) return null;
  const { dane, nombre, sede, grado } = found;
  return { institucion: { dane, nombre }, sede, grado };
}
