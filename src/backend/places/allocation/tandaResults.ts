import type { Queryable } from '#backend/db/database.ts';
import type { DescribedSolicitud } from './computation/tasks';
import type { EtapaRow } from './etapaRows';
import { keepReasons, readIds } from './saveCutOffs';

/**
 * What a batch of the waiting list tells; of others, and of ofertas without a seat in it, all is as it was.
 * @param described whom it tells something new, by their solicitud
 */
export async function saveTandaResults(
  tx: Queryable,
  { convocatoria, numero }: EtapaRow,
  described: ReadonlyMap<number, DescribedSolicitud>,
): Promise<void> {
  const ids = [...described.keys()];
  const hermanos = await readHermanos(tx, convocatoria, described);
  await tx.query(
    `insert into resultados (solicitud, etapa, oferta, resultado, orden, clase, hermano, sorteo, desempate)
     select solicitud, $2, oferta, resultado, orden, clase, hermano, sorteo, desempate from jsonb_populate_recordset(null::resultados, $1::jsonb)
     on conflict (solicitud, etapa, oferta) do update set resultado = excluded.resultado, clase = excluded.clase, hermano = excluded.hermano
       where excluded.resultado <> 'sin_vacantes'`,
    [
      JSON.stringify(
        [...described].flatMap(([solicitud, { opciones }]) =>
          opciones.map((opcion) => ({ ...opcion, hermano: hermanos.get(opcion.hermano ?? ''), solicitud })),
        ),
      ),
      numero,
    ],
  );
  // Of those who were in no run of this stage.
  await keepReasons(tx, numero, ids);
  await tx.query('update solicitudes set etapa_del_resultado = $2 where id = any($1::bigint[])', [ids, numero]);
}

/** The siblings by whose seats somebody stands where they do, by ticket: those of all only where there is one. */
function readHermanos(
  tx: Queryable,
  convocatoria: string,
  described: ReadonlyMap<number, DescribedSolicitud>,
): Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number> {
  const hasAny = [...described.values()].some(({ opciones }) => opciones.some(({ hermano }) => hermano !== null));
  return hasAny ? readIds(tx, convocatoria) : new Map();
}
