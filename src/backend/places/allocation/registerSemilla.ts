import type { components } from '#domain/contract.ts';
import { drawProblems } from '#domain/actaDeSorteo.ts';
import { sameValue } from '#domain/sameValue.ts';
import type { Context } from '#backend/context.ts';
import { rejectErrors } from '#backend/solicitud/checkData.ts';
import type { OfficialSemilla } from './allocationInputs';
import { isOfEarlierList } from './annulment';
import { takeStep } from './takeStep';

/** The official seed with the record of its draw, by the published rule, once the list is frozen. @throws 404, 409, 422 */
export function registerSemilla(
  context: Context,
  login: string,
  etapaCode: string,
  { version, semilla, acta }: OfficialSemilla,
): Promise<components['schemas']['Etapa']> {
  return takeStep(context, {
    etapaCode,
    version,
    login,
    step: 'sortear',
    isTaken: (etapa) => etapa.sorteada?.quien === login && etapa.semilla === semilla && sameValue(etapa.acta, acta),
    write: async (tx, { etapa, instant }) => {
      if (!etapa.congelada) throw new Error('Only for a frozen list is a seed drawn');
      const problems = drawProblems({ semilla, acta }, new Date(etapa.congelada.en), instant);
      rejectErrors(problems.map(({ field, message }) => ({ campo: field, mensaje: message })));
      rejectErrors(
        isOfEarlierList(etapa, semilla)
          ? [
              {
                campo: 'semilla',
                mensaje: 'Esa semilla se conocía antes de congelar esta lista: registre la de un sorteo nuevo.',
              },
            ]
          : [],
      );
      await tx.query(
        `update corridas set semilla = $3, acta = $4, sorteada_en = $5, sorteada_por = $6
         where convocatoria = $1 and numero = $2`,
        [etapa.convocatoria, etapa.numero, semilla, JSON.stringify(acta), instant.toISOString(), login],
      );
    },
  });
}
