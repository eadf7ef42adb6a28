import { writeReplica } from '#allocation/replica/writeReplica.ts';
import type { Queryable } from '#backend/db/database.ts';
import type { Task } from './computation/tasks';
import { buildMarket } from './etapaMarket';
import type { EtapaRow } from './etapaRows';
import { readNames } from './frozenList';
import { type ListedSolicitud, readWaitingList } from './listedSolicitudes';

/** All on which a batch stands, at one moment. */
interface ListNow {
  readonly task: Task;
  /** Those who wait, by ticket. */
  readonly waiting: ReadonlyMap<string, ListedSolicitud>;
}

/** @param etapa the last one that is published. @throws 422 `lista_no_valida` */
export async function readListNow(db: Queryable, etapa: EtapaRow): Promise<ListNow> {
  const { semilla } = etapa;
  if (semilla === null) throw new Error('A published stage has its seed');
  const waiting = await readWaitingList(db, etapa);
  const market = await buildMarket(db, etapa, waiting);
  return {
    task: { replica: writeReplica(market).join(''), semilla, ...(await readNames(db, etapa)) },
    waiting: new Map(waiting.map((one) => [one.tiquete, one])),
  };
}
