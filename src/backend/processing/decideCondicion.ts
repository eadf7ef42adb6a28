import type { Expediente } from '#domain/contractTypes.ts';
import { HttpProblem } from '../http/problem';
import { funcionario } from '../solicitud/actor';
import { asFuncionario } from './asFuncionario';
import type { Context } from '../context';
import type { CondicionDecision } from '../solicitud/solicitudInputs';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import { rejectErrors } from '../solicitud/checkData';

/** Approves or denies one claimed condition; only approved ones count for priority. @throws 404, 409, 422 */
export function decideCondicion(
  context: Context,
  login: string,
  { radicado, condicion }: { readonly radicado: string; readonly condicion: string },
  { version, decision, motivo }: CondicionDecision,
): Promise<Expediente> {
  return asFuncionario(context, login, radicado, async (tx, row, instant) => {
    const isClaimed = row.datos.condiciones.some(({ codigo }) => codigo === condicion);
    if (!isClaimed) throw new HttpProblem(404, 'La solicitud no alega esa condición', { codigo: 'no_encontrada' });
    return moveSolicitud(tx, row, {
      actor: funcionario(login),
      asked: { move: 'decidir' },
      instant,
      version,
      reason: motivo,
      detail: { condicion, decision },
      write: async () => {
        if (decision === 'negada' && motivo === null) {
          rejectErrors([{ campo: 'motivo', mensaje: 'Escriba por qué se niega la condición.' }]);
        }
        await tx.query(
          `update solicitud_condiciones set decision = $3, motivo = $4, decidida_por = $5, decidida_en = $6
           where solicitud = $1 and condicion = $2`,
          [row.id, condicion, decision, motivo, login, instant.toISOString()],
        );
        return {};
      },
    });
  });
}
