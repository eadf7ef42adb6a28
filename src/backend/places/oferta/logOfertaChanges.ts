import type { Cupos } from '#domain/cupos.ts';
import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import type { OwnPuestosChange } from './ownPuestos';

export interface OfertaChange {
  readonly oferta: string;
  /** null: the place is new. */
  readonly antes: Cupos | null;
  readonly despues: Cupos;
  /** Those of its own numbers of reserved seats that change. */
  readonly reservas: readonly OwnPuestosChange[];
}

interface ChangeCause {
  readonly origen: 'edicion' | 'importacion' | 'reversion';
  readonly login: string;
  readonly instant: Date;
  /** The import that it belongs to. */
  readonly importacion?: number | null;
}

/** What the log keeps: the figures, and the own numbers that change. */
function logged(cupos: Cupos, reservas: readonly OwnPuestosChange[], moment: 'antes' | 'despues') {
  const { capacidad, continuan, repiten } = cupos;
  const own = Object.fromEntries(reservas.map((change) => [change.condicion, change[moment]]));
  return { capacidad, continuan, repiten, ...(reservas.length > 0 && { reservas: own }) };
}

/** Writes changes into the log of places, which only grows. */
export async function logOfertaChanges(
  tx: Queryable,
  changes: readonly OfertaChange[],
  { origen, login, instant, importacion = null }: ChangeCause,
): Promise<void> {
  const common = { en: instant.toISOString(), quien: login, origen, importacion };
  await insertRows(
    tx,
    'cambios_de_oferta',
    changes.map(({ oferta, antes, despues, reservas }) => ({
      ...common,
      oferta,
      antes: antes && logged(antes, reservas, 'antes'),
      despues: logged(despues, reservas, 'despues'),
    })),
  );
}
