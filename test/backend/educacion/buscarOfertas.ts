import type { PaginaDeOfertas } from '../../../src/shared/educacion/tipos';
import { readRows } from '../db/database';
import { searchPatterns } from '../db/words';
import { ahora, type Contexto } from './contexto';
import { buscarConvocatoria } from './convocatoria';
import type { FiltroDeOfertas } from './cuerpos';
import { columnasDeOferta, lugares, ofertaSchema } from './ofertas';
import { contar, createFiltro, desde, porPagina } from './paginas';

/** A page of the places of the call's year, ordered by institution, sede, grado and jornada. */
export async function buscarOfertas(contexto: Contexto, filtro: FiltroDeOfertas): Promise<PaginaDeOfertas> {
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
    ofertaSchema,
    `select ${columnasDeOferta} from ${lugares}
       join grados g on g.grado = o.grado
       join jornadas j on j.codigo = o.jornada
     where ${where()}
     order by i.orden_nombre, i.dane, s.orden_nombre, s.id, g.orden, j.orden, o.id
     limit ${porPagina} offset $${params.length + 1}`,
    [...params, desde(pagina)],
  );
  return { elementos: [...elementos], pagina, total: await contar(db, `${lugares} where ${where()}`, params) };
}
