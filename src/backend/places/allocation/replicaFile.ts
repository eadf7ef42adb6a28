import type { components } from '#domain/contract.ts';
import { hashInput } from '#allocation/hashes.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import type { Context } from '#backend/context.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import { readReplicaText } from './computation/replicaText';
import { readFrozenList } from './frozenList';
import { findEtapa } from './etapaRows';
import { readMarket } from './etapaMarket';

/**
 * The replication file of a stage: the frozen list, with the seed once it is drawn, else the list as it is now.
 * @throws 404; 422 `lista_no_valida` when the list as it is cannot be run
 */
export async function readReplicaFile(context: Context, etapaCode: string): Promise<components['schemas']['Replica']> {
  const { etapa } = await findEtapa(context, etapaCode);
  const frozenList = await readFrozenList(context.db, etapa);
  if (frozenList) {
    const { replica, huella, semilla } = frozenList;
    const content = semilla === null ? replica : writeReplica(readReplicaText(replica).market, semilla).join('');
    return { congelada: true, huella, contenido: content };
  }
  const market = await context.db.transaction(async (tx) => {
    await allowLong(tx);
    return readMarket(tx, etapa);
  });
  return { congelada: false, huella: hashInput(market), contenido: writeReplica(market).join('') };
}
