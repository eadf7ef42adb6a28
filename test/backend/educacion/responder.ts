import type { SolicitudDeFamilia } from '../../../src/shared/educacion/tipos';
import { familia } from './actor';
import { comoFamilia } from './comoFamilia';
import type { Contexto } from './contexto';
import type { RespuestaAOferta } from './cuerpos';
import { mover } from './mover';

/** The family answers an offered place: takes it, takes it and waits for a better one, or declines. */
export function responder(
  contexto: Contexto,
  { identificacion, version, respuesta }: RespuestaAOferta,
): Promise<SolicitudDeFamilia> {
  return comoFamilia(contexto, identificacion, (tx, fila, instant) =>
    mover(tx, fila, { actor: familia, pide: { accion: respuesta }, instant, version }),
  );
}
