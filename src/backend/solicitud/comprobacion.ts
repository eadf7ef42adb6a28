import * as v from 'valibot';

import { lotteryNumber } from '#allocation/lottery.ts';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '../db/database';
import { shareOf } from '../places/allocation/computation/cutOffText';
import type { SolicitudRow } from './solicitudRow';

const drawnSchema = v.object({ codigo: v.string(), semilla: v.string(), sorteo: v.nullable(v.number()) });

/**
 * By what a family finds itself in the public file of the last published stage that it was in. Its own ticket alone: that of
 * the family may be a brother's, or of somebody whom a stranger named.
 */
export async function readComprobacion(
  db: Queryable,
  { id, tiquete, tiqueteFamilia }: SolicitudRow,
): Promise<FamilySolicitud['comprobacion']> {
  const drawn = await readRow(
    db,
    drawnSchema,
    `select e.codigo, r.semilla, s.sorteo
     from corrida_solicitudes s join corridas r on r.convocatoria = s.convocatoria and r.numero = s.numero
       join etapas e on e.convocatoria = r.convocatoria and e.numero = r.numero
     where s.solicitud = $1 and r.publicada_en is not null order by r.numero desc limit 1`,
    [id],
  );
  if (!drawn) return { tiquete, etapa: null, numero: null };
  const { codigo, semilla, sorteo } = drawn;
  const numero = lotteryNumber(semilla, tiqueteFamilia);
  // With one lottery for each place there is no such number; and a family that has changed since had another one.
  return { tiquete, etapa: codigo, numero: shareOf(numero) === sorteo ? numero : null };
}
