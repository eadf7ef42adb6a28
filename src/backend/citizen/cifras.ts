import * as v from 'valibot';

import { type Queryable, readRow } from '../db/database';
import { readPrioridadNames } from '../solicitud/prioridades';

export const cifrasSchema = v.object({
  solicitudes: v.nullable(v.number()),
  anterior: v.nullable(v.object({ corte: v.nullable(v.string()) })),
});

/** So many requests are told of as a whole: one more or fewer says nothing of a family. */
const told = 5;
/** More are not counted: it is read for every place of a page. */
const mostTold = 200;

const anteriorSchema = v.object({ convocatoria: v.string(), anio: v.number(), numero: v.number() });

interface Anterior {
  readonly convocatoria: string;
  readonly anio: number;
  /** Its last stage that is published. */
  readonly numero: number;
  readonly prioridades: string[];
}

/** The call of the year before; null where nothing of it is published. */
export async function findAnterior(db: Queryable, { anio }: { readonly anio: number }): Promise<Anterior | null> {
  const row = await readRow(
    db,
    anteriorSchema,
    `select c.id as convocatoria, c.anio, max(r.numero) as numero
     from convocatorias c join corridas r on r.convocatoria = c.id and r.publicada_en is not null
     where c.anio = $1 group by c.id`,
    [anio - 1],
  );
  return row ? { ...row, prioridades: await readPrioridadNames(db, row.convocatoria) } : null;
}

/** SQL of the figures of a row of `ofertas o`. `isOpened`: whether there can be requests yet. */
export function cifrasColumns(isOpened: boolean, anterior: Anterior | null): string {
  const requests = `(select count(*) / ${told} * ${told} from (
      select 1 from solicitud_opciones p join solicitudes q on q.id = p.solicitud
      where p.oferta = o.id and q.estado not in ('retirada', 'no_admitida') limit ${mostTold}
    ) as pedidas)`;
  const before =
    anterior &&
    `(select jsonb_build_object('corte', k.corte) from ofertas a join cortes k on k.oferta = a.id
      where a.sede = o.sede and a.jornada = o.jornada and a.grado = o.grado and a.anio = ${anterior.anio}
        and k.convocatoria = '${anterior.convocatoria}' and k.numero = ${anterior.numero})`;
  return `jsonb_build_object('solicitudes', ${isOpened ? requests : 'null'}, 'anterior', ${before ?? 'null'})`;
}
