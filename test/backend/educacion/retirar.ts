import type { SolicitudDeFamilia } from '../../../src/shared/educacion/tipos';
import { familia } from './actor';
import { comoFamilia } from './comoFamilia';
import type { Contexto } from './contexto';
import type { Retiro } from './cuerpos';
import { mover } from './mover';

/** The family withdraws its request, before the enrolment; a place that it held is free. */
export function retirar(contexto: Contexto, { identificacion, version, motivo }: Retiro): Promise<SolicitudDeFamilia> {
  return comoFamilia(contexto, identificacion, (tx, fila, instant) =>
    mover(tx, fila, { actor: familia, pide: { accion: 'retirar' }, instant, version, motivo }),
  );
}
