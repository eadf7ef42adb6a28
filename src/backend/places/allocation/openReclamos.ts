import * as v from 'valibot';

import { type Queryable, readRow } from '#backend/db/database.ts';
import type { EtapaRow } from './etapaRows';
import { newInEtapa, parametersOf } from './listedSolicitudes';

const countSchema = v.object({ n: v.number() });

/** How many reclamos wait for their answer of solicitudes that a stage might take: after its freeze none of them changes it (F134). */
export async function countReclamos(db: Queryable, etapa: EtapaRow): Promise<number> {
  const found = await readRow(
    db,
    countSchema,
    `select count(*) as n from reclamos r join solicitudes s on s.id = r.solicitud
     where r.respondido_en is null and ${newInEtapa('true')}`,
    parametersOf(etapa),
  );
  return found?.n ?? 0;
}
