import * as v from 'valibot';

import type { Instituciones } from '#domain/contractTypes.ts';
import { readRows } from '../db/database';
import { searchPatterns } from '../db/searchWords';
import type { Context } from '../context';
import { pageSize } from '../db/pages';

const institucionSchema = v.object({ dane: v.string(), nombre: v.string() });

/** At most ten, in the order of their names: those that hold each word, or whose DANE code begins with the text. */
export async function findInstituciones({ db }: Context, { texto }: { texto: string }): Promise<Instituciones> {
  const digits = texto.replace(/[\s.-]/g, '');
  const patterns = searchPatterns(texto);
  // Nothing is asked for.
  if (patterns.length === 0) return { elementos: [] };
  // A name may hold a number too, such as a date.
  const beginning = /^\d+$/.test(digits) ? `${digits}%` : null;
  const items = await readRows(
    db.reads,
    institucionSchema,
    `select dane, nombre from instituciones where busqueda like all($1::text[]) or dane like $2
     order by orden_nombre, dane limit ${pageSize}`,
    [patterns, beginning],
  );
  return { elementos: [...items] };
}
