import * as v from 'valibot';

import type { Context } from '#backend/context.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { type ConvocatoriaRow, requireChosen } from '#backend/solicitud/convocatoria.ts';

const etapaSchema = v.object({ convocatoria: v.string(), anio: v.number(), numero: v.number(), tandas: v.number() });
type PublishedEtapa = v.InferOutput<typeof etapaSchema>;

/** The convocatoria that the caller chose by its year, and that families have seen; without a year that of now. @throws 404 */
export async function requirePublic(db: Queryable, context: Context): Promise<ConvocatoriaRow> {
  const chosen = await requireChosen(db, context);
  if (chosen.estado !== 'en_preparacion') return chosen;
  throw new HttpProblem(404, 'No hay convocatoria de ese año', { codigo: 'sin_convocatoria' });
}

/** A stage whose result is published; `tandas`: how many batches of its waiting list there were. @throws 404 */
export async function requirePublishedEtapa(context: Context, codigo: string): Promise<PublishedEtapa> {
  const { reads } = context.db;
  const { id } = await requirePublic(reads, context);
  const etapa = await readRow(
    reads,
    etapaSchema,
    `select e.convocatoria, c.anio, e.numero,
       (select count(*) from tandas t where t.convocatoria = e.convocatoria and t.numero = e.numero) as tandas
     from etapas e join convocatorias c on c.id = e.convocatoria
       join corridas r on r.convocatoria = e.convocatoria and r.numero = e.numero
     where e.convocatoria = $1 and e.codigo = $2 and r.publicada_en is not null`,
    [id, codigo],
  );
  if (etapa) return etapa;
  throw new HttpProblem(404, 'La convocatoria no tiene un resultado publicado de esa etapa', { codigo: 'sin_publicar' });
}
