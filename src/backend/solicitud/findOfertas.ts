import type * as v from 'valibot';

import type { PaginaDeOfertas } from '#domain/contractTypes.ts';
import { readRows } from '../db/database';
import { searchPatterns } from '../db/searchWords';
import { ahora, type Contexto } from '../context';
import { buscarConvocatoria } from './convocatoria';
import type { FiltroDeOfertas } from './solicitudInputs';
import { columnasDeOferta, enOrden, lugares, ofertaSchema } from './ofertas';
import { contar, createFiltro, desde, porPagina } from '../db/pages';

/** A page of the places of the call's year, ordered by institution, sede, grado and jornada. */
export function buscarOfertas(contexto: Contexto, filtro: FiltroDeOfertas): Promise<PaginaDeOfertas> {
  return buscarPaginaDeLugares(contexto, filtro, columnasDeOferta, ofertaSchema);
}

/** The same with other columns of them. */
export async function buscarPaginaDeLugares<Lugar>(
  contexto: Contexto,
  filtro: FiltroDeOfertas,
  columnas: string,
  schema: v.GenericSchema<unknown, Lugar>,
): Promise<{ elementos: Lugar[]; pagina: number; total: number }> {
  const { db } = contexto;
  const { grado, jornada, zona, comuna, texto, pagina } = filtro;
  const convocatoria = await buscarConvocatoria(db, ahora(contexto));
  if (!convocatoria) return { elementos: [], pagina, total: 0 };

  const { exigir, where, params } = createFiltro();
  exigir('o.anio = $', convocatoria.anio);
  if (grado !== undefined) exigir('o.grado = $', grado);
  if (jornada !== undefined) exigir('o.jornada = $', jornada);
  if (zona !== undefined) exigir('s.zona = $', zona);
  if (comuna !== undefined) exigir('s.comuna = $', comuna);
  exigir('s.busqueda like all($::text[])', searchPatterns(texto));

  const elementos = await readRows(
    db,
    schema,
    `select ${columnas} from ${lugares} ${enOrden(where())}
     limit ${porPagina} offset $${params.length + 1}`,
    [...params, desde(pagina)],
  );
  return { elementos: [...elementos], pagina, total: await contar(db, `${lugares} where ${where()}`, params) };
}
