import type { Expediente } from '#domain/contractTypes.ts';
import { funcionario } from '../solicitud/actor';
import { asFuncionario } from './asFuncionario';
import type { Context } from '../context';
import type { WithVersion } from '../solicitud/solicitudInputs';
import { moveSolicitud } from '../solicitud/moveSolicitud';

/** The caller takes the solicitud, from a colleague too, which the log tells; a radicada one becomes en_revision. */
export const takeSolicitud = createAssigning('tomar', (login) => login);

/** The caller gives back a solicitud of their own; its state stays. */
export const releaseSolicitud = createAssigning('liberar', () => null);

/** `assigneeOf`: who has the solicitud from then on; null: nobody. */
function createAssigning(move: 'tomar' | 'liberar', assigneeOf: (login: string) => string | null) {
  return (context: Context, login: string, radicado: string, { version }: WithVersion): Promise<Expediente> =>
    asFuncionario(context, login, radicado, (tx, row, instant) =>
      moveSolicitud(tx, row, {
        actor: funcionario(login),
        asked: { move },
        instant,
        version,
        write: () => ({ asignadaA: assigneeOf(login) }),
      }),
    );
}
