import * as v from 'valibot';

import { type Queryable, readRows } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';

/** An oferta's own number for the reserve of a condition: from what to what; null: the convocatoria's number holds. */
export interface OwnPuestosChange {
  readonly condicion: string;
  readonly antes: number | null;
  readonly despues: number | null;
}

/** Told where one would change after a list was frozen: from then on the rules that it went by hold (F29). */
export const OWN_PUESTOS_ARE_FROZEN =
  'Los puestos reservados no cambian desde que se congeló la lista de la primera etapa: son parte de las reglas.';

const ownPuestosSchema = v.object({ oferta: v.string(), condicion: v.string(), puestos: v.number() });

/** The own numbers of the ofertas of a year, by oferta and then by condition. */
export async function readOwnPuestos(db: Queryable, anio: number): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await readRows(
    db,
    ownPuestosSchema,
    'select r.oferta, r.condicion, r.puestos from reservas_de_oferta r join ofertas o on o.id = r.oferta where o.anio = $1',
    [anio],
  );
  const byOferta = new Map<string, Map<string, number>>();
  for (const { oferta, condicion, puestos } of rows) {
    const own = byOferta.get(oferta) ?? new Map<string, number>();
    byOferta.set(oferta, own.set(condicion, puestos));
  }
  return byOferta;
}

/** What of the asked numbers (null: none of its own) differs from those of now. */
export function changesOfOwn(now: ReadonlyMap<string, number>, asked: ReadonlyMap<string, number | null>): OwnPuestosChange[] {
  return [...asked]
    .map(([condicion, despues]) => ({ condicion, antes: now.get(condicion) ?? null, despues }))
    .filter(({ antes, despues }) => antes !== despues);
}

/** Writes them within a transaction. */
export async function saveOwnPuestos(
  tx: Queryable,
  changes: readonly (OwnPuestosChange & { readonly oferta: string })[],
): Promise<void> {
  await tx.query(
    `delete from reservas_de_oferta r using jsonb_to_recordset($1::jsonb) as c (oferta uuid, condicion text)
     where r.oferta = c.oferta and r.condicion = c.condicion`,
    [JSON.stringify(changes.map(({ oferta, condicion }) => ({ oferta, condicion })))],
  );
  await insertRows(
    tx,
    'reservas_de_oferta',
    changes.flatMap(({ oferta, condicion, despues }) => (despues === null ? [] : [{ oferta, condicion, puestos: despues }])),
  );
}
