import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { HttpProblem } from '../http/problem';
import { funcionario } from '../solicitud/actor';
import { comoFuncionario } from './asFuncionario';
import type { Contexto } from '../context';
import type { DecisionDeCondicion } from '../solicitud/solicitudInputs';
import { mover } from '../solicitud/moveSolicitud';
import { rechazarErrores } from '../solicitud/checkData';

/** Approves or denies one claimed condition; only approved ones count for priority. @throws 404, 409, 422 */
export function decidirCondicion(
  contexto: Contexto,
  login: string,
  { radicado, condicion }: { readonly radicado: string; readonly condicion: string },
  { version, decision, motivo }: DecisionDeCondicion,
): Promise<SolicitudDeFuncionario> {
  return comoFuncionario(contexto, login, radicado, async (tx, fila, instant) => {
    const alegada = fila.datos.condiciones.some(({ codigo }) => codigo === condicion);
    if (!alegada) throw new HttpProblem(404, 'La solicitud no alega esa condición', { codigo: 'no_encontrada' });
    return mover(tx, fila, {
      actor: funcionario(login),
      pide: { accion: 'decidir' },
      instant,
      version,
      motivo,
      detalle: { condicion, decision },
      escribir: async () => {
        if (decision === 'negada' && motivo === null) {
          rechazarErrores([{ campo: 'motivo', mensaje: 'Escriba por qué se niega la condición.' }]);
        }
        await tx.query(
          `update solicitud_condiciones set decision = $3, motivo = $4, decidida_por = $5, decidida_en = $6
           where solicitud = $1 and condicion = $2`,
          [fila.id, condicion, decision, motivo, login, instant.toISOString()],
        );
        return {};
      },
    });
  });
}
