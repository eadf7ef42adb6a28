import type { Queryable } from '#backend/db/database.ts';
import { requireConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { requireNoJob } from '../allocation/jobs/requireNoJob';
import { frozenEtapa, readEtapaRows } from '../allocation/etapaRows';

/**
 * Within a transaction: nobody else changes places of the convocatoria's year, and no list of it is frozen, until its end.
 * @returns the year
 * @throws 404 without a convocatoria; 409 `lista_congelada` while a stage's list is frozen and not yet published,
 *   `paso_en_curso` while a step of its official run is being taken
 */
export async function lockOfertas(tx: Queryable, instant: Date): Promise<number> {
  const { id, anio } = await requireConvocatoria(tx, instant);
  await tx.query('select 1 from convocatorias where id = $1 for no key update', [id]);
  await requireNoJob(tx, id);
  const frozen = frozenEtapa(await readEtapaRows(tx, id));
  if (frozen) {
    throw new HttpProblem(
      409,
      `La lista de la etapa «${frozen.nombre}» está congelada: la oferta se puede cambiar cuando se publique su resultado`,
      { codigo: 'lista_congelada' },
    );
  }
  return anio;
}
