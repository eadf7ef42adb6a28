import type { Queryable } from '../db/database';
import { requireNoJob } from '../places/allocation/jobs/requireNoJob';
import type { SolicitudRow } from '../solicitud/solicitudRow';

/**
 * Before the solicitud is locked: no list is frozen meanwhile, nor a place changed, so that what is done is in the list, or in
 * none.
 * @throws 409 `paso_en_curso`
 */
export async function holdConvocatoria(tx: Queryable, { convocatoria }: Pick<SolicitudRow, 'convocatoria'>): Promise<void> {
  await tx.query('select 1 from convocatorias where id = $1 for share', [convocatoria]);
  await requireNoJob(tx, convocatoria);
}
