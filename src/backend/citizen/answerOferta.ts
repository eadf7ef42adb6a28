import type { SolicitudDeFamilia } from '#domain/contractTypes.ts';
import { familia } from '../solicitud/actor';
import { comoFamilia } from './asFamily';
import type { Contexto } from '../context';
import type { RespuestaAOferta } from '../solicitud/solicitudInputs';
import { mover } from '../solicitud/moveSolicitud';

/** The family answers an offered place: takes it, takes it and waits for a better one, or declines. */
export function responder(
  contexto: Contexto,
  { identificacion, version, respuesta }: RespuestaAOferta,
): Promise<SolicitudDeFamilia> {
  return comoFamilia(contexto, identificacion, (tx, fila, instant) =>
    mover(tx, fila, { actor: familia, pide: { accion: respuesta }, instant, version }),
  );
}
