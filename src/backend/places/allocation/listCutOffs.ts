import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { searchPatterns } from '#backend/db/searchWords.ts';
import type { Context } from '#backend/context.ts';
import { readOfertas, ofertaTables } from '#backend/solicitud/ofertas.ts';
import { countRows, createFilter, offsetOf, pageSize } from '#backend/db/pages.ts';
import { readPrioridadNames } from '#backend/solicitud/prioridades.ts';
import { openedSeats, takenSeats } from '#backend/solicitud/freeSeats.ts';
import { joinSolicitud, waitsCondition } from '#backend/solicitud/result.ts';
import { CUT_OFF_ORDERS, type CutOffFilter } from './allocationInputs';
import { findRun } from './results';

const momentSchema = v.pipe(
  v.string(),
  v.transform((text) => new Date(text).toISOString()),
);

export const cutOffSchema = v.object({
  id: v.string(),
  cupos: v.number(),
  ocupados: v.number(),
  enLista: v.number(),
  cortes: v.array(v.object({ tanda: v.number(), en: momentSchema, corte: v.nullable(v.string()) })),
});

/** SQL of how the oferta of the cut-off `k` stands today, and of its cut-off after the run and each batch (F66). */
export const cutOffColumns = `${openedSeats} as cupos, ${takenSeats} as ocupados,
  (select count(*) from resultados r ${joinSolicitud('r', 's')}
    where r.oferta = o.id and r.etapa = k.numero and ${waitsCondition}) as "enLista",
  (select jsonb_agg(jsonb_build_object('tanda', c.tanda, 'en', coalesce(t.en, q.publicada_en, q.corrida_en), 'corte', c.corte)
      order by c.tanda)
    from cortes_de_tanda c
      join corridas q on q.convocatoria = c.convocatoria and q.numero = c.numero
      left join tandas t on t.convocatoria = c.convocatoria and t.numero = c.numero and t.tanda = c.tanda
    where c.convocatoria = k.convocatoria and c.numero = k.numero and c.oferta = k.oferta) as cortes`;

export const cutOffByName = 'i.orden_nombre, i.dane, s.orden_nombre, s.id, g.orden, j.orden, o.id';
const orders = { grado: 'g.orden', ocupados: 'ocupados', cupos: 'cupos', lista: '"enLista"' } as const;

/** SQL of the order that is asked for; equals stay in that of the public search. */
function orderBy(orden: CutOffFilter['orden']): string {
  const by = CUT_OFF_ORDERS.find((one) => orden === one || orden === `-${one}`);
  return by === undefined ? cutOffByName : `${orders[by]} ${orden?.startsWith('-') ? 'desc' : 'asc'}, ${cutOffByName}`;
}

/** SQL of the places of a stage that anybody of its list asked for: others have nothing to tell. */
export const cutOffTables = `cortes k join ${ofertaTables.replace('ofertas o', 'ofertas o on o.id = k.oferta')}
  join grados g on g.grado = o.grado join jornadas j on j.codigo = o.jornada`;
export const wasAskedFor = 'exists (select 1 from resultados r where r.oferta = o.id and r.etapa = k.numero)';

type CutOffsPage = components['schemas']['PaginaDeCortes'];

/** A page of the places of a stage whose result is registered. @throws 404 */
export async function listCutOffs(context: Context, etapaCode: string, filter: CutOffFilter): Promise<CutOffsPage> {
  return listCutOffsOf(context.db, await findRun(context, etapaCode), filter);
}

/** A page of the places that a stage's list has, with their cut-off as it is now, in the order of the public search. */
export async function listCutOffsOf(
  db: Queryable,
  { convocatoria, numero }: { readonly convocatoria: string; readonly numero: number },
  { grado, llenas, orden, texto, pagina }: CutOffFilter,
): Promise<CutOffsPage> {
  const { addCondition, where, params } = createFilter();
  addCondition('k.convocatoria = $ and k.numero = $', convocatoria, numero);
  addCondition(wasAskedFor);
  if (grado !== undefined) addCondition('o.grado = $', grado);
  if (llenas !== undefined) addCondition(llenas === 'si' ? 'k.corte is not null' : 'k.corte is null');
  for (const pattern of searchPatterns(texto)) addCondition('s.busqueda like $', pattern);
  const rows = await readRows(
    db,
    cutOffSchema,
    `select o.id, ${cutOffColumns} from ${cutOffTables}
     where ${where()} order by ${orderBy(orden)}
     limit ${pageSize} offset ${offsetOf(pagina)}`,
    params,
  );
  const ofertas = await readOfertas(
    db,
    rows.map(({ id }) => id),
  );
  return {
    elementos: rows.flatMap(({ id, ...cutOff }) => {
      const oferta = ofertas.get(id);
      return oferta ? [{ oferta, ...cutOff }] : [];
    }),
    pagina,
    prioridades: await readPrioridadNames(db, convocatoria),
    total: await countRows(db, `${cutOffTables} where ${where()}`, params),
  };
}
