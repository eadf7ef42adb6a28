import type { components } from '#domain/contract.ts';
import { hashInput } from '#allocation/hashes.ts';
import { addSemilla, writeReplica } from '#allocation/replica/writeReplica.ts';
import type { Context } from '#backend/context.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import { createSharing } from '#backend/solicitud/sharedWork.ts';
import { readFrozenList } from './frozenList';
import { type EtapaRow, findEtapa } from './etapaRows';
import { readMarket } from './etapaMarket';

type Replica = components['schemas']['Replica'];

async function writeListOfNow(context: Context, etapa: EtapaRow): Promise<Replica> {
  const market = await context.db.transaction(async (tx) => {
    await allowLong(tx);
    return readMarket(tx, etapa);
  });
  return { congelada: false, huella: hashInput(market), contenido: writeReplica(market).join('') };
}

/**
 * What gives the replication file of a stage: the frozen list, with the seed once it is drawn, else the list as it is now,
 * which is worked out once for all who ask meanwhile.
 * It throws 404; 422 `lista_no_valida` when the list as it is cannot be run.
 */
export function createReplicaFile(): (context: Context, etapaCode: string) => Promise<Replica> {
  const share = createSharing<Replica>();
  return async (context, etapaCode) => {
    const { etapa } = await findEtapa(context, etapaCode);
    const frozenList = await readFrozenList(context.db, etapa);
    if (!frozenList) return share(`${etapa.convocatoria} ${etapa.numero}`, () => writeListOfNow(context, etapa)).result;
    const { replica, huella, semilla } = frozenList;
    return { congelada: true, huella, contenido: semilla === null ? replica : addSemilla(replica, semilla) };
  };
}
