import type { SolicitudData, FamilySolicitud } from '#domain/contractTypes.ts';
import { changeSolicitud } from './changeSolicitud';
import type { Context } from '../context';
import type { SolicitudEdit } from '../solicitud/solicitudInputs';
import { hashOf } from '../solicitud/hash';
import type { KeptDecisions } from '../solicitud/saveData';

/** A decision stands while what it was taken on does: the pupil with the current seat, and the claim with its supports. */
function standingDecisions(before: SolicitudData, after: SolicitudData): KeptDecisions {
  if (hashOf(before.estudiante) !== hashOf(after.estudiante)) return { condiciones: [], cupo: false };
  const claimedBefore = new Set(before.condiciones.map(hashOf));
  const condiciones = after.condiciones.filter((condicion) => claimedBefore.has(hashOf(condicion))).map(({ codigo }) => codigo);
  return { condiciones, cupo: true };
}

/** Answers a correction before its deadline: back to who reviews it. */
export function correctSolicitud(context: Context, body: SolicitudEdit): Promise<FamilySolicitud> {
  return changeSolicitud(context, body, { move: 'subsanar', keptDecisions: standingDecisions, changes: {} });
}
