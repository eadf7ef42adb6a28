import * as v from 'valibot';

import type { Instituciones } from '../../../src/shared/educacion/tipos';
import { readRows } from '../db/database';
import { searchPatterns } from '../db/words';
import type { Contexto } from './contexto';
import { createFiltro, porPagina } from './paginas';

const institucionSchema = v.object({ dane: v.string(), nombre: v.string() });

/** At most ten, in the order of their names: those that hold each word, or whose DANE code begins with the text. */
export async function buscarInstituciones({ db }: Contexto, { texto }: { texto: string }): Promise<Instituciones> {
  const digits = texto.replace(/[\s.-]/g, '');
  const { exigir, where, params } = createFiltro();
  // A name may hold a number too, such as a date.
  if (/^\d+$/.test(digits)) exigir('(dane like $ or busqueda like $)', `${digits}%`, `%${digits}%`);
  else for (const pattern of searchPatterns(texto)) exigir('busqueda like $', pattern);
  // Nothing but signs: no institution holds it.
  if (params.length === 0) return { elementos: [] };
  const elementos = await readRows(
    db,
    institucionSchema,
    `select dane, nombre from instituciones where ${where()} order by orden_nombre, dane limit ${porPagina}`,
    params,
  );
  return { elementos: [...elementos] };
}
