import * as v from 'valibot';

import { type Queryable, readRow } from '#backend/db/database.ts';
import type { EtapaRow } from './etapaRows';
import { readReservas } from './allocationRules';

const frozenListSchema = v.object({ replica: v.string(), huella: v.string(), semilla: v.nullable(v.string()) });

/** The frozen list of a stage; undefined before it is frozen. */
export function readFrozenList(
  db: Queryable,
  { convocatoria, numero }: EtapaRow,
): Promise<v.InferOutput<typeof frozenListSchema> | undefined> {
  return readRow(
    db,
    frozenListSchema,
    'select replica, huella_lista as huella, semilla from corridas where convocatoria = $1 and numero = $2',
    [convocatoria, numero],
  );
}

/** What the engine is given of a stage whose seed is drawn. */
export async function readDrawnList(
  db: Queryable,
  etapa: EtapaRow,
): Promise<{ readonly replica: string; readonly semilla: string; readonly reservas: string[] }> {
  const frozenList = await readFrozenList(db, etapa);
  if (!frozenList || frozenList.semilla === null) throw new Error('Only what has a seed is run');
  const reservas = await readReservas(db, etapa.convocatoria);
  return { replica: frozenList.replica, semilla: frozenList.semilla, reservas: reservas.map(({ nombre }) => nombre) };
}
