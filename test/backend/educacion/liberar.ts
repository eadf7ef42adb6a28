import type { SolicitudDeFuncionario } from '../../../src/shared/educacion/tipos';
import { funcionario } from './actor';
import { comoFuncionario } from './comoFuncionario';
import type { Contexto } from './contexto';
import type { ConVersion } from './cuerpos';
import { mover } from './mover';

/** The caller gives back a request of their own; its state stays. */
export function liberar(
  contexto: Contexto,
  login: string,
  radicado: string,
  { version }: ConVersion,
): Promise<SolicitudDeFuncionario> {
  return comoFuncionario(contexto, login, radicado, (tx, fila, instant) =>
    mover(tx, fila, {
      actor: funcionario(login),
      pide: { accion: 'liberar' },
      instant,
      version,
      escribir: () => ({ asignadaA: null }),
    }),
  );
}
