import * as v from 'valibot';

import { type Queryable, readRow, readRows } from '#backend/db/database.ts';

/** The steps that take long; the rest of an official run is one small transaction each. */
const jobSteps = ['congelar', 'correr', 'publicar', 'mover_lista', 'cerrar_lista'] as const;

/** The hashes of the caller's own run; a step that stands on none has an empty one. */
const inputSchema = v.object({ huellaLista: v.optional(v.string()), huella: v.optional(v.string()) });
export type JobInput = v.InferOutput<typeof inputSchema>;

/** Why a step was refused (contract: ProblemaDePaso). */
export const jobProblemSchema = v.object({
  status: v.number(),
  detail: v.string(),
  codigo: v.nullable(v.string()),
  errores: v.array(v.object({ campo: v.string(), mensaje: v.string() })),
});
export type JobProblem = v.InferOutput<typeof jobProblemSchema>;

export const jobSchema = v.object({
  id: v.number(),
  convocatoria: v.string(),
  numero: v.number(),
  paso: v.picklist(jobSteps),
  version: v.number(),
  entrada: inputSchema,
  quien: v.string(),
  pedidoEn: v.date(),
  /** How many the stage's list had when the step was asked for; null: it was asked before that was kept. */
  solicitudes: v.nullable(v.number()),
  avance: v.number(),
  terminado: v.boolean(),
  problema: v.nullable(jobProblemSchema),
});
/** A step of a stage's official run that takes long, as it is stored (014_trabajos.sql). */
export type Job = v.InferOutput<typeof jobSchema>;

const columns = `id, convocatoria, numero, paso, version, entrada, quien, pedido_en as "pedidoEn", solicitudes, avance,
  terminado_en is not null as terminado, problema`;

export function readJob(db: Queryable, id: number): Promise<Job | undefined> {
  return readRow(db, jobSchema, `select ${columns} from trabajos where id = $1`, [id]);
}

/** The step that is being taken in a convocatoria; undefined: none is. */
export function readRunningJob(db: Queryable, convocatoria: string): Promise<Job | undefined> {
  return readRow(db, jobSchema, `select ${columns} from trabajos where convocatoria = $1 and terminado_en is null`, [
    convocatoria,
  ]);
}

/** The last job of each stage that anybody should still hear of: one that runs, or whose refusal nobody was answered with. */
export function readToldJobs(db: Queryable, convocatoria: string): Promise<readonly Job[]> {
  return readRows(
    db,
    jobSchema,
    `select distinct on (numero) ${columns} from trabajos where convocatoria = $1 and not contado order by numero, id desc`,
    [convocatoria],
  );
}

/** Within a transaction that holds the convocatoria (`lockEtapa`). @returns its id */
export async function insertJob(
  tx: Queryable,
  job: Pick<Job, 'convocatoria' | 'numero' | 'paso' | 'version' | 'entrada' | 'quien' | 'pedidoEn' | 'solicitudes'>,
): Promise<number> {
  const row = await readRow(
    tx,
    v.object({ id: v.number() }),
    `insert into trabajos (convocatoria, numero, paso, version, entrada, quien, pedido_en, solicitudes)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      job.convocatoria,
      job.numero,
      job.paso,
      job.version,
      JSON.stringify(job.entrada),
      job.quien,
      job.pedidoEn.toISOString(),
      job.solicitudes,
    ],
  );
  if (!row) throw new Error('An insert gives its row');
  return row.id;
}

/** Whoever asked was answered with why the step was not taken: nobody else needs to hear of it. */
export async function noteTold(db: Queryable, id: number): Promise<void> {
  await db.query('update trabajos set contado = true where id = $1', [id]);
}
