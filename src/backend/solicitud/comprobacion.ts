import * as v from 'valibot';

import { lotteryNumber } from '#allocation/lottery.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '../db/database';
import { shareOf } from '../places/allocation/computation/cutOffText';
import type { SolicitudRow } from './solicitudRow';

const drawnSchema = v.object({
  codigo: v.string(),
  nombre: v.string(),
  anio: v.number(),
  semilla: v.string(),
  sorteo: v.nullable(v.number()),
});

/** How a stage's public replication file is called. */
export const replicaName = (anio: number, etapa: string): string => `replica-${anio}-${etapa}.csv`;

/**
 * By what a family finds itself in the public file of the last published stage that it was in: its number is of the draw
 * of its own stage. Its own ticket alone: that of
 * the family may be a brother's, or of somebody whom a stranger named.
 */
export async function readComprobacion(
  db: Queryable,
  { id, tiquete, tiqueteFamilia }: SolicitudRow,
): Promise<FamilySolicitud['comprobacion']> {
  const drawn = await readRow(
    db,
    drawnSchema,
    `select e.codigo, e.nombre, c.anio, own.semilla, s.sorteo
     from corrida_solicitudes s join corridas r on r.convocatoria = s.convocatoria and r.numero = s.numero
       join etapas e on e.convocatoria = r.convocatoria and e.numero = r.numero
       join convocatorias c on c.id = e.convocatoria
       join solicitudes q on q.id = s.solicitud
       join corridas own on own.convocatoria = s.convocatoria and own.numero = coalesce(q.etapa, s.numero)
     where s.solicitud = $1 and r.publicada_en is not null order by r.numero desc limit 1`,
    [id],
  );
  if (!drawn) return { tiquete, etapa: null, nombre: null, archivo: null, numero: null };
  const { codigo, nombre, anio, semilla, sorteo } = drawn;
  const numero = lotteryNumber(semilla, tiqueteFamilia);
  // With one lottery for each place there is no such number; and a family that has changed since had another one.
  return {
    tiquete,
    etapa: codigo,
    nombre,
    archivo: replicaName(anio, codigo),
    numero: shareOf(numero) === sorteo ? numero : null,
  };
}
