import type { SolicitudDeFamilia } from '#domain/contractTypes.ts';
import { familia } from '../solicitud/actor';
import { comoFamilia } from './asFamily';
import type { Contexto } from '../context';
import type { Retiro } from '../solicitud/solicitudInputs';
import { mover } from '../solicitud/moveSolicitud';

/** The family withdraws its request, before the enrolment; a place that it held is free. */
export function retirar(contexto: Contexto, { identificacion, version, motivo }: Retiro): Promise<SolicitudDeFamilia> {
  return comoFamilia(contexto, identificacion, (tx, fila, instant) =>
    mover(tx, fila, { actor: familia, pide: { accion: 'retirar' }, instant, version, motivo }),
  );
}
