import type { SolicitudData, FamilySolicitud } from '#domain/contractTypes.ts';
import { changeSolicitud } from './changeSolicitud';
import type { Context } from '../context';
import type { SolicitudEdit } from '../solicitud/solicitudInputs';
import { hashOf } from '../solicitud/hash';

/** A decision stands while what it was taken on does: the pupil, and the claim with its supports. */
function unchangedCondiciones(before: SolicitudData, after: SolicitudData): readonly string[] {
  if (hashOf(before.estudiante) !== hashOf(after.estudiante)) return [];
  const claimedBefore = new Set(before.condiciones.map(hashOf));
  return after.condiciones.filter((condicion) => claimedBefore.has(hashOf(condicion))).map(({ codigo }) => codigo);
}

/** Answers a correction before its deadline: back to who reviews it. */
export function correctSolicitud(context: Context, body: SolicitudEdit): Promise<FamilySolicitud> {
  return changeSolicitud(context, body, { move: 'subsanar', keptCondiciones: unchangedCondiciones, changes: {} });
}
