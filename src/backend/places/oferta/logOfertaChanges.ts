import type { Cupos } from '#domain/cupos.ts';
import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';

export interface OfertaChange {
  readonly oferta: string;
  /** null: the place is new. */
  readonly antes: Cupos | null;
  readonly despues: Cupos;
}

const onlyCupos = ({ capacidad, continuan, repiten }: Cupos): Cupos => ({ capacidad, continuan, repiten });

/** Writes changes into the log of places, which only grows. */
export async function logOfertaChanges(
  tx: Queryable,
  changes: readonly OfertaChange[],
  { origen, login, instant }: { readonly origen: 'edicion' | 'importacion'; readonly login: string; readonly instant: Date },
): Promise<void> {
  const common = { en: instant.toISOString(), quien: login, origen };
  await insertRows(
    tx,
    'cambios_de_oferta',
    changes.map(({ oferta, antes, despues }) => ({
      ...common,
      oferta,
      antes: antes && onlyCupos(antes),
      despues: onlyCupos(despues),
    })),
  );
}
