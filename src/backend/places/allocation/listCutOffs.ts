import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { searchPatterns } from '#backend/db/searchWords.ts';
import type { Context } from '#backend/context.ts';
import { readOfertas, ofertaTables } from '#backend/solicitud/ofertas.ts';
import { countRows, createFilter, offsetOf, pageSize } from '#backend/db/pages.ts';
import { readPrioridadNames } from '#backend/solicitud/prioridades.ts';
import { joinSolicitud, waitsCondition } from '#backend/solicitud/result.ts';
import type { CutOffFilter } from './allocationInputs';
import { findRun } from './results';

const cutOffSchema = v.object({ id: v.string(), asignadas: v.number(), enLista: v.number(), corte: v.nullable(v.string()) });

type CutOffsPage = components['schemas']['PaginaDeCortes'];

/** A page of the places of a stage whose result is registered. @throws 404 */
export async function listCutOffs(context: Context, etapaCode: string, filter: CutOffFilter): Promise<CutOffsPage> {
  return listCutOffsOf(context.db, await findRun(context, etapaCode), filter);
}

/** A page of the places that a stage's list has, with their cut-off as it is now, in the order of the public search. */
export async function listCutOffsOf(
  db: Queryable,
  { convocatoria, numero }: { readonly convocatoria: string; readonly numero: number },
  { grado, llenas, texto, pagina }: CutOffFilter,
): Promise<CutOffsPage> {
  const { addCondition, where, params } = createFilter();
  addCondition('k.convocatoria = $ and k.numero = $', convocatoria, numero);
  // Places that nobody of the list asked for have nothing to tell.
  addCondition('exists (select 1 from resultados r where r.oferta = o.id and r.etapa = k.numero)');
  if (grado !== undefined) addCondition('o.grado = $', grado);
  if (llenas !== undefined) addCondition(llenas === 'si' ? 'k.corte is not null' : 'k.corte is null');
  for (const pattern of searchPatterns(texto)) addCondition('s.busqueda like $', pattern);
  const from = `cortes k join ${ofertaTables.replace('ofertas o', 'ofertas o on o.id = k.oferta')}`;
  const rows = await readRows(
    db,
    cutOffSchema,
    `select o.id, k.corte,
       (select count(*) from resultados r where r.oferta = o.id and r.etapa = k.numero and r.resultado = 'asignada') as asignadas,
       (select count(*) from resultados r ${joinSolicitud('r', 's')}
         where r.oferta = o.id and r.etapa = k.numero and ${waitsCondition}) as "enLista"
     from ${from} join grados g on g.grado = o.grado join jornadas j on j.codigo = o.jornada
     where ${where()}
     order by i.orden_nombre, i.dane, s.orden_nombre, s.id, g.orden, j.orden, o.id
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
    total: await countRows(db, `${from} where ${where()}`, params),
  };
}
