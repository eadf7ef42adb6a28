import * as v from 'valibot';

import type { SolicitudData } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import { hashOf } from './hash';
import type { KeptDecisions } from './saveData';
import type { SolicitudRow } from './solicitudRow';

/** Who the pupil is: every decision stands on it. */
function personOf({ estudiante: { tipoDocumento, documento, nombres, apellidos, fechaNacimiento } }: SolicitudData): string {
  return hashOf([tipoDocumento, documento, nombres, apellidos, fechaNacimiento]);
}

/**
 * The decisions that a change of data does not touch (F8): of a claim that is as it was, with its supports, and of the
 * current seat while it and the grado are, all for the same pupil.
 */
export function standingDecisions(before: SolicitudData, after: SolicitudData): KeptDecisions {
  if (personOf(before) !== personOf(after)) return { condiciones: [], cupo: false };
  const claimedBefore = new Set(before.condiciones.map(hashOf));
  const seatOf = ({ estudiante: { cupoActual, grado } }: SolicitudData): string => hashOf([cupoActual, grado]);
  return {
    condiciones: after.condiciones.filter((claim) => claimedBefore.has(hashOf(claim))).map(({ codigo }) => codigo),
    cupo: seatOf(before) === seatOf(after),
  };
}

const codeSchema = v.object({ condicion: v.string() });

/** What is decided now and will not be, once only `kept` stays: for the log, which tells that a review was undone. */
export async function readUndone(
  tx: Queryable,
  { id, cupoDecision }: SolicitudRow,
  { condiciones, cupo }: KeptDecisions,
): Promise<{ readonly porDecidir: readonly string[]; readonly cupoPorDecidir: boolean }> {
  const undone = await readRows(
    tx,
    codeSchema,
    `select condicion from solicitud_condiciones
     where solicitud = $1 and decision <> 'pendiente' and condicion <> all($2::text[]) order by orden`,
    [id, [...condiciones]],
  );
  return { porDecidir: undone.map(({ condicion }) => condicion), cupoPorDecidir: !cupo && cupoDecision !== 'pendiente' };
}
