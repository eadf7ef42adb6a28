import type { SolicitudDeFamilia } from '../../../src/shared/educacion/tipos';
import { cambiar } from './cambiar';
import type { Contexto } from './contexto';
import type { Edicion } from './cuerpos';

/** While the call is open: the request is radicada again, nobody's, and its review begins anew. */
export function editar(contexto: Contexto, cuerpo: Edicion): Promise<SolicitudDeFamilia> {
  return cambiar(contexto, cuerpo, { accion: 'editar', conservar: () => [], cambios: { asignadaA: null } });
}
