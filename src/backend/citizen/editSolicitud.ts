import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { changeSolicitud } from './changeSolicitud';
import type { Context } from '../context';
import type { SolicitudEdit } from '../solicitud/solicitudInputs';

/** While the convocatoria is open: the solicitud is radicada again, nobody's, and its review begins anew. */
export function editSolicitud(context: Context, body: SolicitudEdit): Promise<FamilySolicitud> {
  return changeSolicitud(context, body, {
    move: 'editar',
    keptDecisions: () => ({ condiciones: [], cupo: false }),
    changes: { asignadaA: null },
  });
}
