import type { Cupos } from '#domain/cupos.ts';
import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';

export interface CambioHecho {
  readonly oferta: string;
  /** null: the place is new. */
  readonly antes: Cupos | null;
  readonly despues: Cupos;
}

const soloCupos = ({ capacidad, continuan, repiten }: Cupos): Cupos => ({ capacidad, continuan, repiten });

/** Writes changes into the log of places, which only grows. */
export async function anotarCambios(
  tx: Queryable,
  cambios: readonly CambioHecho[],
  { origen, login, instant }: { readonly origen: 'edicion' | 'importacion'; readonly login: string; readonly instant: Date },
): Promise<void> {
  const hecho = { en: instant.toISOString(), quien: login, origen };
  await insertRows(
    tx,
    'cambios_de_oferta',
    cambios.map(({ oferta, antes, despues }) => ({
      ...hecho,
      oferta,
      antes: antes && soloCupos(antes),
      despues: soloCupos(despues),
    })),
  );
}
