import * as v from 'valibot';

import { type Queryable, readRow } from '#backend/db/database.ts';
import { type Job, type JobProblem, jobSchema } from './jobRows';

/** A job that this instance has taken, until another one may: whoever writes of it shows the mark. */
export interface TakenJob {
  readonly job: Job;
  readonly mark: string;
  /** How often it was taken, this time too. */
  readonly attempt: number;
}

const takenSchema = v.object({ ...jobSchema.entries, intentos: v.number() });

const until = (parameter: string): string => `clock_timestamp() + ${parameter} * interval '1 millisecond'`;

/** Takes a job that is not over and that nobody has, or whose owner has died. @returns undefined when there is nothing to take */
export async function takeJob(db: Queryable, id: number, mark: string, leaseMs: number): Promise<TakenJob | undefined> {
  const row = await readRow(
    db,
    takenSchema,
    `update trabajos set toma = $2, tomado_hasta = ${until('$3::int')}, intentos = intentos + 1
     where id = $1 and terminado_en is null and (tomado_hasta is null or tomado_hasta < clock_timestamp())
     returning id, convocatoria, numero, paso, version, entrada, quien, pedido_en as "pedidoEn", solicitudes, avance,
       false as terminado, problema, intentos`,
    [id, mark, leaseMs],
  );
  if (!row) return undefined;
  const { intentos: attempt, ...job } = row;
  return { job, mark, attempt };
}

/** The jobs that nobody works on. */
export async function findIdleJobs(db: Queryable): Promise<readonly number[]> {
  const rows = await db.query(
    `select id from trabajos where terminado_en is null and (tomado_hasta is null or tomado_hasta < clock_timestamp()) order by id`,
  );
  return rows.map(({ id }) => v.parse(v.number(), id));
}

/** Somebody else has the job by now: this one writes nothing more of it. */
export class JobLost extends Error {
  constructor() {
    super('Another instance has taken the job');
  }
}

async function changeOwn(
  db: Queryable,
  { job, mark }: Pick<TakenJob, 'job' | 'mark'>,
  set: string,
  values: readonly unknown[],
): Promise<void> {
  const rows = await db.query(`update trabajos set ${set} where id = $1 and toma = $2 and terminado_en is null returning 1`, [
    job.id,
    mark,
    ...values,
  ]);
  if (rows.length === 0) throw new JobLost();
}

/** Has it for longer. @throws JobLost */
export function keepJob(db: Queryable, taken: TakenJob, leaseMs: number): Promise<void> {
  return changeOwn(db, taken, `tomado_hasta = ${until('$3::int')}`, [leaseMs]);
}

/** How far it is, 0 to 1: the last statement of a transaction, which undoes what was written without the mark. @throws JobLost */
export function noteProgress(tx: Queryable, taken: TakenJob, progress: number): Promise<void> {
  return changeOwn(tx, taken, 'avance = $3', [progress]);
}

/** It is over, its step taken: the last statement of the transaction that takes it. @throws JobLost */
export function endJob(tx: Queryable, taken: TakenJob): Promise<void> {
  return changeOwn(tx, taken, 'avance = 1, terminado_en = clock_timestamp()', []);
}

/** It is over, and nothing of its step was written. @throws JobLost */
export function refuseJob(db: Queryable, taken: TakenJob, problem: JobProblem): Promise<void> {
  return changeOwn(db, taken, 'terminado_en = clock_timestamp(), problema = $3', [JSON.stringify(problem)]);
}

/** Lets anybody take it, after a while. @throws JobLost */
export function giveJobBack(db: Queryable, taken: TakenJob, afterMs: number): Promise<void> {
  return changeOwn(db, taken, `tomado_hasta = ${until('$3::int')}`, [afterMs]);
}
