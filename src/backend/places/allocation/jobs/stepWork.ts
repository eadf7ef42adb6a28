import { type Database, type Queryable } from '#backend/db/database.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import type { Computed, Task } from '../computation/tasks';
import { type EtapaOfConvocatoria, readEtapaRows } from '../etapaRows';
import type { Job } from './jobRows';
import type { TakenJob } from './jobMark';

/** What the work of a step is given. */
export interface StepWork {
  readonly db: Database;
  /** The city's. */
  readonly timeZone: string;
  readonly taken: TakenJob;
  /** Runs the engine. @throws when it gives what must not be used */
  readonly compute: (task: Task) => Promise<Computed>;
}

/** The stage of a job as it is now; nobody else changes it while the job is not over. */
export async function readEtapaOf(db: Queryable, { convocatoria, numero }: Job): Promise<EtapaOfConvocatoria> {
  const etapas = await readEtapaRows(db, convocatoria);
  const etapa = etapas.find((one) => one.numero === numero);
  if (!etapa) throw new Error(`The stage ${numero} is gone`);
  return { etapa, etapas };
}

/** Reads at one moment what may take minutes, keeping nobody from writing. */
export function readAtOnce<T>(db: Database, read: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only');
    await allowLong(tx);
    return read(tx);
  });
}

/** So long the writing of a step waits for whoever changes one of its solicitudes at that moment. */
const lockPatienceMs = 60_000;

/** A transaction that writes all of a stage in one moment. */
export function writeAtOnce<T>(db: Database, write: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await allowLong(tx);
    await tx.query(`select set_config('lock_timeout', $1, true)`, [String(lockPatienceMs)]);
    return write(tx);
  });
}
