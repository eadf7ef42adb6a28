import type { components } from '#domain/contract.ts';
import { hashEntrada } from '#allocation/hashes.ts';
import { countSolicitudes } from '#allocation/market.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import type { Contexto } from '#backend/context.ts';
import { leerMercado } from './etapaMarket';
import { darPaso } from './takeStep';

/**
 * Keeps the stage's list with its decided conditions and rules as it is, before the seed can be known.
 * @throws 404, 409; 422 `lista_no_valida`
 */
export function congelarLista(contexto: Contexto, login: string, codigo: string, version: number): Promise<components['schemas']['Etapa']> {
  return darPaso(contexto, {
    codigo,
    version,
    login,
    accion: 'congelar',
    estaDado: ({ congelada }) => congelada?.quien === login,
    escribir: async (tx, { etapa, instant }) => {
      const mercado = await leerMercado(tx, etapa);
      await tx.query(
        `insert into corridas (convocatoria, numero, replica, huella_lista, solicitudes, congelada_en, congelada_por)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          etapa.convocatoria,
          etapa.numero,
          writeReplica(mercado).join(''),
          hashEntrada(mercado),
          countSolicitudes(mercado),
          instant.toISOString(),
          login,
        ],
      );
    },
  });
}
