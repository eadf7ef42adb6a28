import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import type { Estado, Etapa } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import type { EtapaRow } from './etapaRows';
import { newInEtapa, parametersOf } from './listedSolicitudes';

const rowSchema = v.object({
  radicado: v.string(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  quien: v.nullable(v.string()),
  hasta: v.nullable(v.date()),
});

/** What the contract lists of them. */
const LISTED = 50;

/** For which solicitudes a freeze waits (F45), in whose hands each is and until when: the one waited for longest first. */
export async function readUndecided(db: Queryable, etapa: EtapaRow): Promise<Etapa['porDecidir']> {
  const rows = await readRows(
    db,
    rowSchema,
    `select s.radicado, s.estado, s.asignada_a as quien, case when s.estado = 'por_subsanar' then s.plazo end as hasta
     from solicitudes s where s.estado in ('radicada', 'en_revision', 'por_subsanar') and ${newInEtapa("k.decision <> 'negada'")}
     order by case when s.estado = 'por_subsanar' then s.plazo end desc nulls last, s.estado, s.radicado limit ${LISTED}`,
    parametersOf(etapa),
  );
  return rows.map(({ hasta, ...row }) => ({ ...row, hasta: hasta?.toISOString() ?? null }));
}
