import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { changeSolicitud } from './changeSolicitud';
import type { FamilyCaller } from './familyCaller';
import type { Context } from '../context';
import type { SolicitudEdit } from '../solicitud/solicitudInputs';

/** While the convocatoria is open: the solicitud is radicada again and nobody's, and what changed is decided anew (F8). */
export function editSolicitud(
  context: Context,
  caller: FamilyCaller,
  body: Pick<SolicitudEdit, 'version' | 'datos'>,
): Promise<FamilySolicitud> {
  return changeSolicitud(context, caller, body, { move: 'editar', changes: { asignadaA: null } });
}
