import * as v from 'valibot';

import type { Barrios } from '#domain/contractTypes.ts';
import type { Context } from '../context';
import { readRows } from '../db/database';
import { pageSize } from '../db/pages';
import { searchPatterns } from '../db/searchWords';

const barrioSchema = v.object({ nombre: v.string(), comuna: v.string() });

/** At most ten, in the order of their names: those that hold each word. One name may be in several comunas. */
export async function findBarrios({ db }: Context, { texto }: { texto: string }): Promise<Barrios> {
  const patterns = searchPatterns(texto);
  // Nothing is asked for.
  if (patterns.length === 0) return { elementos: [] };
  const found = await readRows(
    db.reads,
    barrioSchema,
    `select b.nombre, b.comuna from barrios b join comunas c on c.codigo = b.comuna
     where b.busqueda like all($1::text[]) order by b.orden_nombre, c.orden limit ${pageSize}`,
    [patterns],
  );
  return { elementos: [...found] };
}
