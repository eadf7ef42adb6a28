import type { Expediente } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { HttpProblem } from '../http/problem';
import { funcionario } from '../solicitud/actor';
import { rejectErrors } from '../solicitud/checkData';
import { requireRoom } from '../solicitud/cupoAlegado';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import type { CondicionDecision } from '../solicitud/solicitudInputs';
import type { SolicitudRow } from '../solicitud/solicitudRow';
import type { Context } from '../context';
import { asFuncionario } from './asFuncionario';
import { holdConvocatoria } from './holdConvocatoria';

/** A validada one may be in a list that is being frozen; of another, no other place's pupils come to continue meanwhile. */
async function holdFor(tx: Queryable, seen: SolicitudRow): Promise<void> {
  if (seen.estado === 'validada') return holdConvocatoria(tx, seen);
  await tx.query('select 1 from convocatorias where id = $1 for share', [seen.convocatoria]);
}

/**
 * Approves or denies the seat that the family says the pupil holds; only an approved one counts, or one that the
 * enrolment list proves.
 * @throws 404; 409 `cupo_de_mas` where more would hold one at that place than continue there, `cupo_dejado`; 422
 */
export function decideCupo(
  context: Context,
  login: string,
  radicado: string,
  { version, decision, motivo }: CondicionDecision,
): Promise<Expediente> {
  const step = (tx: Queryable, row: SolicitudRow, instant: Date): Promise<SolicitudRow> => {
    if (row.cupoAlegado === null) {
      throw new HttpProblem(404, 'La solicitud no dice que el estudiante ya tenga un cupo', { codigo: 'no_encontrada' });
    }
    return moveSolicitud(tx, row, {
      actor: funcionario(login),
      asked: { move: 'decidir_cupo' },
      instant,
      version,
      reason: motivo,
      detail: { cupoActual: row.cupoAlegado, decision },
      write: async () => {
        if (decision === 'negada' && motivo === null) {
          rejectErrors([{ campo: 'motivo', mensaje: 'Escriba por qué se niega el cupo que dice tener.' }]);
        }
        if (decision === 'aprobada') await requireRoom(tx, row);
        await tx.query(
          `update solicitudes set cupo_decision = $2, cupo_motivo = $3, cupo_decidido_por = $4, cupo_decidido_en = $5
           where id = $1`,
          [row.id, decision, motivo, login, instant.toISOString()],
        );
        return {};
      },
    });
  };
  return asFuncionario(context, login, radicado, step, holdFor);
}
