import * as v from 'valibot';

import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import type { EtapaRow } from './etapaRows';
import { readReservas } from './allocationRules';
import type { Task } from './computation/tasks';

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
export async function readDrawnList(db: Queryable, etapa: EtapaRow): Promise<Task> {
  const frozenList = await readFrozenList(db, etapa);
  if (!frozenList || frozenList.semilla === null) throw new Error('Only what has a seed is run');
  return { replica: frozenList.replica, semilla: frozenList.semilla, ...(await readNames(db, etapa)) };
}

const nameSchema = v.object({ nombre: v.string() });

/** How the stages and the reserves of a run are called. */
export async function readNames(db: Queryable, { convocatoria, numero }: EtapaRow): Promise<Pick<Task, 'etapas' | 'reservas'>> {
  const etapas = await readRows(
    db,
    nameSchema,
    `select e.nombre from etapas e left join corridas r using (convocatoria, numero) where e.convocatoria = $1
       and (e.numero = $2 or (e.numero < $2 and r.publicada_en is not null)) order by e.numero`,
    [convocatoria, numero],
  );
  const reservas = await readReservas(db, convocatoria);
  return {
    etapas: etapas.map(({ nombre }) => nombre),
    reservas: reservas.map(({ condicion, nombre }) => ({ condicion, nombre })),
  };
}
