import type * as v from 'valibot';

import type { OfertasPage } from '#domain/contractTypes.ts';
import { readRows } from '../db/database';
import { searchPatterns } from '../db/searchWords';
import { instantOf, type Context } from '../context';
import { findConvocatoria } from './convocatoria';
import type { OfertaFilter } from './solicitudInputs';
import { ofertaColumns, inOrder, ofertaTables, ofertaSchema } from './ofertas';
import { countRows, createFilter, offsetOf, pageSize } from '../db/pages';

/** A page of the places of the convocatoria's year, ordered by institution, sede, grado and jornada. */
export function findOfertas(context: Context, filter: OfertaFilter): Promise<OfertasPage> {
  return findOfertaPage(context, filter, ofertaColumns, ofertaSchema);
}

/** The same with other columns of them. */
export async function findOfertaPage<Found>(
  context: Context,
  filter: OfertaFilter,
  columns: string,
  schema: v.GenericSchema<unknown, Found>,
): Promise<{ elementos: Found[]; pagina: number; total: number }> {
  const { reads } = context.db;
  const { grado, jornada, zona, comuna, texto, pagina } = filter;
  const convocatoria = await findConvocatoria(reads, instantOf(context));
  if (!convocatoria) return { elementos: [], pagina, total: 0 };

  const { addCondition, where, params } = createFilter();
  addCondition('o.anio = $', convocatoria.anio);
  if (grado !== undefined) addCondition('o.grado = $', grado);
  if (jornada !== undefined) addCondition('o.jornada = $', jornada);
  if (zona !== undefined) addCondition('s.zona = $', zona);
  if (comuna !== undefined) addCondition('s.comuna = $', comuna);
  addCondition('s.busqueda like all($::text[])', searchPatterns(texto));

  const items = await readRows(
    reads,
    schema,
    `select ${columns} from ${ofertaTables} ${inOrder(where())}
     limit ${pageSize} offset $${params.length + 1}`,
    [...params, offsetOf(pagina)],
  );
  return { elementos: [...items], pagina, total: await countRows(reads, `${ofertaTables} where ${where()}`, params) };
}
