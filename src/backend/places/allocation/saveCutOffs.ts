import * as v from 'valibot';

import { type Queryable, readRows } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import type { DescribedCutOff } from './computation/tasks';

const idSchema = v.object({ id: v.number(), tiquete: v.string() });

/** The solicitudes of a convocatoria by their ticket. */
export async function readIds(db: Queryable, convocatoria: string): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(db, idSchema, 'select id, tiquete from solicitudes where convocatoria = $1', [convocatoria]);
  return new Map(rows.map(({ id, tiquete }) => [tiquete, id]));
}

export interface EtapaKey {
  readonly convocatoria: string;
  readonly numero: number;
}

/**
 * How each oferta stands after a stage's run. One that let nobody in stays closed where it was: its seats went by an
 * earlier run.
 */
export async function saveCutOffs(
  tx: Queryable,
  { convocatoria, numero }: EtapaKey,
  cutOffs: readonly DescribedCutOff[],
): Promise<void> {
  await insertRows(
    tx,
    'cortes',
    cutOffs.map(({ oferta, cupos, ocupados, corte }) => ({ convocatoria, numero, oferta, cupos, ocupados, corte })),
  );
  await tx.query(
    `update cortes n set corte = a.corte from cortes a
     where n.convocatoria = $1 and n.numero = $2 and n.oferta = any($3::uuid[]) and n.corte is not null
       and a.convocatoria = $1 and a.oferta = n.oferta and a.corte is not null
       and a.numero = (select max(numero) from cortes where convocatoria = $1 and numero < $2)`,
    [convocatoria, numero, cutOffs.filter(({ nuevos }) => nuevos === 0).map(({ oferta }) => oferta)],
  );
  await keepCutOffs(tx, { convocatoria, numero }, 0);
}

/** How they stand after a batch, or with 0 after the run, stays to be read (F66). */
export async function keepCutOffs(tx: Queryable, { convocatoria, numero }: EtapaKey, tanda: number): Promise<void> {
  await tx.query(
    `insert into cortes_de_tanda (convocatoria, numero, oferta, tanda, corte)
     select convocatoria, numero, oferta, $3, corte from cortes where convocatoria = $1 and numero = $2`,
    [convocatoria, numero, tanda],
  );
}

/** The same after a batch of the waiting list. */
export async function changeCutOffs(
  tx: Queryable,
  { convocatoria, numero }: EtapaKey,
  cutOffs: readonly DescribedCutOff[],
): Promise<void> {
  await tx.query(
    `update cortes k set corte = n.corte from jsonb_to_recordset($3::jsonb) as n (oferta uuid, corte text)
     where k.convocatoria = $1 and k.numero = $2 and k.oferta = n.oferta`,
    [
      convocatoria,
      numero,
      JSON.stringify(
        cutOffs.filter(({ nuevos, corte }) => nuevos > 0 || corte === null).map(({ oferta, corte }) => ({ oferta, corte })),
      ),
    ],
  );
}

/** Who was told already that the seats of an oferta went to those before them is not told that there were none. */
export async function keepReasons(tx: Queryable, numero: number, solicitudes: readonly (number | undefined)[]): Promise<void> {
  await tx.query(
    `update resultados n set resultado = a.resultado from resultados a join solicitudes s on s.id = a.solicitud
     where n.solicitud = any($2::bigint[]) and n.etapa = $1 and n.resultado = 'sin_vacantes'
       and a.solicitud = n.solicitud and a.oferta = n.oferta and a.etapa = s.etapa_del_resultado and a.resultado = 'no_alcanzo'`,
    [numero, solicitudes],
  );
}
