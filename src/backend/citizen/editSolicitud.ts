import type { SolicitudDeFamilia } from '#domain/contractTypes.ts';
import { cambiar } from './changeSolicitud';
import type { Contexto } from '../context';
import type { Edicion } from '../solicitud/solicitudInputs';

/** While the call is open: the request is radicada again, nobody's, and its review begins anew. */
export function editar(contexto: Contexto, cuerpo: Edicion): Promise<SolicitudDeFamilia> {
  return cambiar(contexto, cuerpo, { accion: 'editar', conservar: () => [], cambios: { asignadaA: null } });
}
