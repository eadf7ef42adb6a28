import type { SolicitudDeFuncionario } from '../../../src/shared/educacion/tipos';
import { funcionario } from './actor';
import { comoFuncionario } from './comoFuncionario';
import type { Contexto } from './contexto';
import type { ConVersion } from './cuerpos';
import { mover } from './mover';

/** The caller takes the request, from a colleague too, which the log tells; a radicada one becomes en_revision. */
export function tomar(
  contexto: Contexto,
  login: string,
  radicado: string,
  { version }: ConVersion,
): Promise<SolicitudDeFuncionario> {
  return comoFuncionario(contexto, login, radicado, (tx, fila, instant) =>
    mover(tx, fila, {
      actor: funcionario(login),
      pide: { accion: 'tomar' },
      instant,
      version,
      escribir: () => ({ asignadaA: login }),
    }),
  );
}
