import type { Queryable } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { type Job, readRunningJob } from './jobRows';

const names: Readonly<Record<Job['paso'], string>> = {
  congelar: 'congelando la lista',
  correr: 'calculando el resultado',
  publicar: 'publicando el resultado',
  mover_lista: 'moviendo la lista de espera',
  cerrar_lista: 'cerrando la lista de espera',
};

/** Why nothing else of the convocatoria can change while a step is being taken. */
export const underWay = ({ paso, quien }: Job): HttpProblem =>
  new HttpProblem(409, `Se está ${names[paso]}, como lo pidió ${quien}: espere a que termine`, { codigo: 'paso_en_curso' });

/** Within a transaction that holds the convocatoria. @throws 409 `paso_en_curso` */
export async function requireNoJob(tx: Queryable, convocatoria: string): Promise<void> {
  const running = await readRunningJob(tx, convocatoria);
  if (running) throw underWay(running);
}
