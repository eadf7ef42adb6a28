import type { Queryable } from '#backend/db/database.ts';
import type { DescribedSolicitud } from './computation/tasks';
import type { EtapaRow } from './etapaRows';
import { keepReasons } from './saveCutOffs';

/**
 * What a batch of the waiting list tells; of others, and of ofertas without a seat in it, all is as it was.
 * @param described whom it tells something new, by their solicitud
 */
export async function saveTandaResults(
  tx: Queryable,
  { numero }: EtapaRow,
  described: ReadonlyMap<number, DescribedSolicitud>,
): Promise<void> {
  const ids = [...described.keys()];
  await tx.query(
    `insert into resultados (solicitud, etapa, oferta, resultado, orden, clase, sorteo)
     select solicitud, $2, oferta, resultado, orden, clase, sorteo from jsonb_populate_recordset(null::resultados, $1::jsonb)
     on conflict (solicitud, etapa, oferta) do update set resultado = excluded.resultado
       where excluded.resultado <> 'sin_vacantes'`,
    [
      JSON.stringify([...described].flatMap(([solicitud, { opciones }]) => opciones.map((opcion) => ({ ...opcion, solicitud })))),
      numero,
    ],
  );
  // Of those who were in no run of this stage.
  await keepReasons(tx, numero, ids);
  await tx.query('update solicitudes set etapa_del_resultado = $2 where id = any($1::bigint[])', [ids, numero]);
}
