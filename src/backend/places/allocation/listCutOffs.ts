import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { readRows } from '#backend/db/database.ts';
import { searchPatterns } from '#backend/db/searchWords.ts';
import type { Contexto } from '#backend/context.ts';
import { leerOfertas, lugares } from '#backend/solicitud/ofertas.ts';
import { contar, createFiltro, desde, porPagina } from '#backend/db/pages.ts';
import { leerNombresDePrioridades } from '#backend/solicitud/prioridades.ts';
import { espera } from '#backend/solicitud/result.ts';
import type { FiltroDeCortes } from './allocationInputs';
import { buscarCorrida } from './results';

const corteSchema = v.object({
  id: v.string(),
  asignadas: v.number(),
  enLista: v.number(),
  corte: v.nullable(v.string()),
});

/** A page of the places that the list has, with their cut-off as it is now, in the order of the public search. @throws 404 */
export async function listarCortes(
  contexto: Contexto,
  codigo: string,
  { grado, llenas, texto, pagina }: FiltroDeCortes,
): Promise<components['schemas']['PaginaDeCortes']> {
  const { db } = contexto;
  const { convocatoria, numero } = await buscarCorrida(contexto, codigo);
  const { exigir, where, params } = createFiltro();
  exigir('k.convocatoria = $ and k.numero = $', convocatoria, numero);
  // Places that nobody of the list asked for have nothing to tell.
  exigir('exists (select 1 from resultados r where r.oferta = o.id and r.etapa = k.numero)');
  if (grado !== undefined) exigir('o.grado = $', grado);
  if (llenas !== undefined) exigir(llenas === 'si' ? 'k.corte is not null' : 'k.corte is null');
  for (const pattern of searchPatterns(texto)) exigir('s.busqueda like $', pattern);
  const from = `cortes k join ${lugares.replace('ofertas o', 'ofertas o on o.id = k.oferta')}`;
  const filas = await readRows(
    db,
    corteSchema,
    `select o.id, k.corte,
       (select count(*) from resultados r where r.oferta = o.id and r.etapa = k.numero and r.resultado = 'asignada') as asignadas,
       (select count(*) from resultados r join solicitudes s on s.id = r.solicitud
         where r.oferta = o.id and r.etapa = k.numero and ${espera}) as "enLista"
     from ${from} join grados g on g.grado = o.grado join jornadas j on j.codigo = o.jornada
     where ${where()}
     order by i.orden_nombre, i.dane, s.orden_nombre, s.id, g.orden, j.orden, o.id
     limit ${porPagina} offset ${desde(pagina)}`,
    params,
  );
  const ofertas = await leerOfertas(db, filas.map(({ id }) => id));
  return {
    elementos: filas.flatMap(({ id, ...corte }) => {
      const oferta = ofertas.get(id);
      return oferta ? [{ oferta, ...corte }] : [];
    }),
    pagina,
    prioridades: await leerNombresDePrioridades(db, convocatoria),
    total: await contar(db, `${from} where ${where()}`, params),
  };
}
