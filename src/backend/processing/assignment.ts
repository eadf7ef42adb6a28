import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { funcionario } from '../solicitud/actor';
import { comoFuncionario } from './asFuncionario';
import type { Contexto } from '../context';
import type { ConVersion } from '../solicitud/solicitudInputs';
import { mover } from '../solicitud/moveSolicitud';

/** The caller takes the request, from a colleague too, which the log tells; a radicada one becomes en_revision. */
export const tomar = asignar('tomar', (login) => login);

/** The caller gives back a request of their own; its state stays. */
export const liberar = asignar('liberar', () => null);

/** `aQuien`: who has the request from then on; null: nobody. */
function asignar(accion: 'tomar' | 'liberar', aQuien: (login: string) => string | null) {
  return (
    contexto: Contexto,
    login: string,
    radicado: string,
    { version }: ConVersion,
  ): Promise<SolicitudDeFuncionario> =>
    comoFuncionario(contexto, login, radicado, (tx, fila, instant) =>
      mover(tx, fila, {
        actor: funcionario(login),
        pide: { accion },
        instant,
        version,
        escribir: () => ({ asignadaA: aQuien(login) }),
      }),
    );
}
