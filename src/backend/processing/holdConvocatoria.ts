import * as v from 'valibot';

import { type Queryable, readRow } from '../db/database';
import { requireNoJob } from '../places/allocation/jobs/requireNoJob';
import { estadoSchema, requireNotArchived } from '../solicitud/convocatoria';
import type { SolicitudRow } from '../solicitud/solicitudRow';

const heldSchema = v.object({ estado: estadoSchema });

/**
 * Before the solicitud is locked: no list is frozen meanwhile, nor a place changed, so that what is done is in the list, or in
 * none.
 * @throws 409 `archivada`, `paso_en_curso`
 */
export async function holdConvocatoria(tx: Queryable, { convocatoria }: Pick<SolicitudRow, 'convocatoria'>): Promise<void> {
  const held = await readRow(tx, heldSchema, 'select estado from convocatorias where id = $1 for share', [convocatoria]);
  if (held) requireNotArchived(held);
  await requireNoJob(tx, convocatoria);
}
