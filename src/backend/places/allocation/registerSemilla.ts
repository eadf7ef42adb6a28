import type { components } from '#domain/contract.ts';
import { checkSemilla } from '#domain/semilla.ts';
import type { Context } from '#backend/context.ts';
import { rejectErrors } from '#backend/solicitud/checkData.ts';
import type { OfficialSemilla } from './allocationInputs';
import { takeStep } from './takeStep';

/** The official seed, drawn by the published rule once the list is frozen. @throws 404, 409, 422 */
export function registerSemilla(
  context: Context,
  login: string,
  etapaCode: string,
  { version, semilla }: OfficialSemilla,
): Promise<components['schemas']['Etapa']> {
  return takeStep(context, {
    etapaCode,
    version,
    login,
    step: 'sortear',
    isTaken: (etapa) => etapa.sorteada?.quien === login && etapa.semilla === semilla,
    write: async (tx, { etapa, instant }) => {
      const message = checkSemilla(semilla);
      rejectErrors(message === null ? [] : [{ campo: 'semilla', mensaje: message }]);
      await tx.query(
        'update corridas set semilla = $3, sorteada_en = $4, sorteada_por = $5 where convocatoria = $1 and numero = $2',
        [etapa.convocatoria, etapa.numero, semilla, instant.toISOString(), login],
      );
    },
  });
}
