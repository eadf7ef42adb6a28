import type { AssignmentResults } from '#domain/contractTypes.ts';
import { instantOf, type Context } from '../context';
import type { Queryable } from '../db/database';
import { HttpProblem } from '../http/problem';
import { funcionario } from '../solicitud/actor';
import { rejectErrors } from '../solicitud/checkData';
import { radicadoKey } from '../solicitud/identify';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import type { Assignments } from '../solicitud/solicitudInputs';
import { lockSolicitudRow, requireSolicitudRow, type SolicitudRow } from '../solicitud/solicitudRow';
import type { UserStore } from '../users/userTypes';

type Result = AssignmentResults['resultados'][number];

/** Whether it is so already: an asking whose answer was lost is asked again. */
function isDone({ estado, asignadaA }: SolicitudRow, assignee: string | null): boolean {
  const isTaken = estado === 'en_revision' || estado === 'por_subsanar';
  return asignadaA === assignee && (isTaken || (assignee === null && estado === 'radicada'));
}

async function assign(tx: Queryable, row: SolicitudRow, asked: Asked): Promise<void> {
  const { login, assignee, version, instant } = asked;
  if (isDone(row, assignee)) return;
  // What one has oneself is given away, anything else is taken: for oneself, or for who is to have it.
  const gives = assignee === null || (row.asignadaA === login && row.estado !== 'radicada');
  await moveSolicitud(tx, row, {
    actor: funcionario(login),
    asked: { move: gives ? 'liberar' : 'tomar' },
    instant,
    version,
    ...(assignee !== null && assignee !== login && { detail: { asignadaA: assignee } }),
    write: () => ({ asignadaA: assignee }),
  });
}

interface Asked {
  readonly login: string;
  /** Who has it from then on; null: nobody. */
  readonly assignee: string | null;
  readonly version: number;
  readonly instant: Date;
}

/** What a person is told of one that was not assigned; what is no refusal of that one alone is thrown on. */
function refusedAs(error: unknown): Omit<Result, 'radicado'> {
  if (!(error instanceof HttpProblem)) throw error;
  const { status, detail: mensaje, members } = error;
  if (status === 404) return { resultado: 'no_encontrada', mensaje };
  if (status === 503) return { resultado: 'ocupada', mensaje };
  if (status !== 409) throw error;
  return { resultado: members.codigo === 'version_vieja' ? 'cambio' : 'no_permitida', mensaje };
}

/**
 * Takes solicitudes, gives them back or hands them to a colleague: each in its own move, so that what is refused of one
 * stops no other, and each is told (F52).
 * @throws 422 for somebody who processes none
 */
export async function assignAll(
  context: Context,
  users: UserStore,
  login: string,
  { solicitudes, a: assignee }: Assignments,
): Promise<Result[]> {
  const mayHave = assignee === null || (await users.people()).some((person) => person.login === assignee && person.tramita);
  rejectErrors(mayHave ? [] : [{ campo: 'a', mensaje: 'Elija a una persona que tramite solicitudes.' }]);
  const instant = instantOf(context);
  const results: Result[] = [];
  for (const { radicado, version } of solicitudes) {
    try {
      await context.db.transaction(async (tx) => {
        const row = requireSolicitudRow(await lockSolicitudRow(tx, radicadoKey(radicado)));
        await assign(tx, row, { login, assignee, version, instant });
      });
      results.push({ radicado, resultado: 'hecha', mensaje: null });
    } catch (error) {
      results.push({ radicado, ...refusedAs(error) });
    }
  }
  return results;
}
