import type { Cupos } from '../../../../src/shared/educacion/cupos';
import type { Queryable } from '../../db/database';

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
  await tx.query(
    `insert into cambios_de_oferta (oferta, en, quien, origen, antes, despues)
     select oferta, $2, $3, $4, antes, despues
     from jsonb_to_recordset($1::jsonb) as c (oferta uuid, antes jsonb, despues jsonb)`,
    [
      JSON.stringify(
        cambios.map(({ oferta, antes, despues }) => ({ oferta, antes: antes && soloCupos(antes), despues: soloCupos(despues) })),
      ),
      instant.toISOString(),
      login,
      origen,
    ],
  );
}
