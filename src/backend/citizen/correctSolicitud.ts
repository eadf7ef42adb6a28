import type { DatosDeSolicitud, SolicitudDeFamilia } from '#domain/contractTypes.ts';
import { cambiar } from './changeSolicitud';
import type { Contexto } from '../context';
import type { Edicion } from '../solicitud/solicitudInputs';
import { huella } from '../solicitud/hash';

/** A decision stands while what it was taken on does: the pupil, and the claim with its supports. */
function sinCambio(antes: DatosDeSolicitud, despues: DatosDeSolicitud): readonly string[] {
  if (huella(antes.estudiante) !== huella(despues.estudiante)) return [];
  const before = new Set(antes.condiciones.map(huella));
  return despues.condiciones.filter((condicion) => before.has(huella(condicion))).map(({ codigo }) => codigo);
}

/** Answers a correction before its deadline: back to who reviews it. */
export function subsanar(contexto: Contexto, cuerpo: Edicion): Promise<SolicitudDeFamilia> {
  return cambiar(contexto, cuerpo, { accion: 'subsanar', conservar: sinCambio, cambios: {} });
}
