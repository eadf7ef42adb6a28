import type { components } from '#domain/contract.ts';
import { hashInput } from '#allocation/hashes.ts';
import { countSolicitudes } from '#allocation/market.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import type { Context } from '#backend/context.ts';
import { readMarket } from './etapaMarket';
import { lockHolders } from './listedSolicitudes';
import { takeStep } from './takeStep';

/**
 * Keeps the stage's list with its decided conditions and rules as it is, before the seed can be known.
 * @throws 404, 409; 422 `lista_no_valida`
 */
export function freezeList(
  context: Context,
  login: string,
  etapaCode: string,
  version: number,
): Promise<components['schemas']['Etapa']> {
  return takeStep(context, {
    etapaCode,
    version,
    login,
    step: 'congelar',
    isTaken: ({ congelada }) => congelada?.quien === login,
    write: async (tx, { etapa, instant }) => {
      await lockHolders(tx, etapa);
      const market = await readMarket(tx, etapa);
      await tx.query(
        `insert into corridas (convocatoria, numero, replica, huella_lista, solicitudes, congelada_en, congelada_por)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          etapa.convocatoria,
          etapa.numero,
          writeReplica(market).join(''),
          hashInput(market),
          countSolicitudes(market),
          instant.toISOString(),
          login,
        ],
      );
    },
  });
}
