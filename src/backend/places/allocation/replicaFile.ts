import type { components } from '#domain/contract.ts';
import { hashEntrada } from '#allocation/hashes.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import type { Contexto } from '#backend/context.ts';
import { leerTexto } from './computation/replicaText';
import { leerCongelada } from './frozenList';
import { buscarEtapa } from './etapaRows';
import { leerMercado } from './etapaMarket';

/**
 * The replication file of a stage: the frozen list, with the seed once it is drawn, else the list as it is now.
 * @throws 404; 422 `lista_no_valida` when the list as it is cannot be run
 */
export async function leerReplica(contexto: Contexto, codigo: string): Promise<components['schemas']['Replica']> {
  const { etapa } = await buscarEtapa(contexto, codigo);
  const congelada = await leerCongelada(contexto.db, etapa);
  if (congelada) {
    const { replica, huella, semilla } = congelada;
    const contenido = semilla === null ? replica : writeReplica(leerTexto(replica).mercado, semilla).join('');
    return { congelada: true, huella, contenido };
  }
  const mercado = await contexto.db.transaction((tx) => leerMercado(tx, etapa));
  return { congelada: false, huella: hashEntrada(mercado), contenido: writeReplica(mercado).join('') };
}
