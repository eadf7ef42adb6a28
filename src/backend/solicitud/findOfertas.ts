import type * as v from 'valibot';

import type { OfertasPage } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import { instantOf, type Context } from '../context';
import { findConvocatoria } from './convocatoria';
import type { OfertaFilter, SedeMapFilter } from './solicitudInputs';
import { ofertaColumns, inOrder, ofertaTables, ofertaSchema } from './ofertas';
import { findBySedeText, searchedSede, type SedePatterns } from './sedeSearch';
import { countRows, createFilter, offsetOf, pageSize } from '../db/pages';

/** A page of the places of the convocatoria's year, ordered by institution, sede, grado and jornada. */
export async function findOfertas(context: Context, filter: OfertaFilter): Promise<OfertasPage> {
  const { reads } = context.db;
  const convocatoria = await findConvocatoria(reads, instantOf(context));
  return findOfertaPage(reads, convocatoria?.anio, filter, ofertaColumns, ofertaSchema);
}

/** The condition on `ofertaTables` that what is asked for makes, but for its page; families find no closed sede (F113). */
function filterOfertas(
  anio: number,
  { grado, jornada, zona, comuna }: Omit<OfertaFilter, 'pagina'>,
  patterns: SedePatterns,
  which: 'open' | 'all',
) {
  const filter = createFilter();
  const { addCondition } = filter;
  addCondition('o.anio = $', anio);
  if (which === 'open') addCondition('s.cerrada_en is null');
  if (grado !== undefined) addCondition('o.grado = $', grado);
  if (jornada !== undefined) addCondition('o.jornada = $', jornada);
  if (zona !== undefined) addCondition('s.zona = $', zona);
  if (comuna !== undefined) addCondition('s.comuna = $', comuna);
  for (const each of patterns) addCondition(`${searchedSede} like any($::text[])`, each);
  return filter;
}

/** The same for what is asked of sedes. */
export function filterSedes(anio: number, asked: SedeMapFilter, patterns: SedePatterns) {
  const filter = filterOfertas(anio, asked, patterns, 'open');
  if (asked.vacantes !== undefined) filter.addCondition('o.vacantes > 0');
  return filter;
}

/** A page of a year's ofertas with other columns of them; undefined: there is no convocatoria; `all`: those of closed sedes too. */
export async function findOfertaPage<Found>(
  reads: Queryable,
  anio: number | undefined,
  filter: OfertaFilter,
  columns: string,
  schema: v.GenericSchema<unknown, Found>,
  which: 'open' | 'all' = 'open',
): Promise<{ elementos: Found[]; pagina: number; total: number }> {
  const { texto, pagina } = filter;
  if (anio === undefined) return { elementos: [], pagina, total: 0 };

  const { elementos, total } = await findBySedeText(texto, async (patterns) => {
    const { where, params } = filterOfertas(anio, filter, patterns, which);
    const items = await readRows(
      reads,
      schema,
      `select ${columns} from ${ofertaTables} ${inOrder(where())}
       limit ${pageSize} offset $${params.length + 1}`,
      [...params, offsetOf(pagina)],
    );
    return { elementos: [...items], total: await countRows(reads, `${ofertaTables} where ${where()}`, params) };
  });
  return { elementos, pagina, total };
}
