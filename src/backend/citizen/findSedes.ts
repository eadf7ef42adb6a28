import * as v from 'valibot';

import type { Grado, Sede, SedesPage } from '#domain/contractTypes.ts';
import { instantOf, type Context } from '../context';
import { readRows } from '../db/database';
import { countRows, offsetOf, pageSize } from '../db/pages';
import { findConvocatoria } from '../solicitud/convocatoria';
import { filterSedes } from '../solicitud/findOfertas';
import { inOrder, ofertaTables } from '../solicitud/ofertas';
import { findBySedeText } from '../solicitud/sedeSearch';
import type { SedeFilter } from '../solicitud/solicitudInputs';
import { cifrasColumns, cifrasSchema, findAnterior } from './cifras';
import { hasMap } from './sedesMap';

const idSchema = v.object({ id: v.string() });
const rowSchema = v.object({
  sede: v.string(),
  dane: v.string(),
  institucion: v.string(),
  nombre: v.string(),
  direccion: v.string(),
  barrio: v.string(),
  telefono: v.nullable(v.string()),
  comuna: v.string(),
  zona: v.string(),
  id: v.string(),
  jornada: v.string(),
  // The catalogue of the database holds no other.
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  anio: v.number(),
  vacantes: v.number(),
  cifras: v.nullable(cifrasSchema),
});
type Row = v.InferOutput<typeof rowSchema>;

/** A page of the sedes that have what is asked for, each with those places; with a grado, with their figures. */
export async function findSedes(context: Context, filter: SedeFilter): Promise<SedesPage> {
  const { reads } = context.db;
  const { pagina, grado, sedes } = filter;
  const instant = instantOf(context);
  const convocatoria = await findConvocatoria(reads, instant);
  if (!convocatoria) return { elementos: [], pagina, total: 0, parecidos: false, hayMapa: false, prioridadesAnteriores: null };

  const anterior = grado === undefined ? null : await findAnterior(reads, convocatoria);
  const cifras = grado === undefined ? 'null' : cifrasColumns(convocatoria.abre <= instant, anterior);
  const found = await findBySedeText(filter.texto, async (patterns) => {
    const { addCondition, where, params } = filterSedes(convocatoria.anio, filter, patterns);
    if (sedes) addCondition('s.id = any($::uuid[])', sedes);
    const shown = await readRows(
      reads,
      idSchema,
      `select s.id from ${ofertaTables} where ${where()} group by s.id, i.dane
       order by i.orden_nombre, i.dane, s.orden_nombre, s.id limit ${pageSize} offset $${params.length + 1}`,
      [...params, offsetOf(pagina)],
    );
    const total = await countRows(reads, `(select distinct s.id from ${ofertaTables} where ${where()}) as sedes`, params);
    addCondition(
      's.id = any($::uuid[])',
      shown.map(({ id }) => id),
    );
    const rows = await readRows(
      reads,
      rowSchema,
      `select s.id as sede, i.dane, i.nombre as institucion, s.nombre, s.direccion, s.barrio, s.telefono, s.comuna, s.zona,
         o.id, o.jornada, o.grado, o.anio, o.vacantes, ${cifras} as cifras
       from ${ofertaTables} ${inOrder(where())}`,
      params,
    );
    return { elementos: bySede(rows), total };
  });
  const hayMapa = await hasMap(reads);
  return { ...found, pagina, hayMapa, prioridadesAnteriores: anterior?.prioridades ?? null };
}

/** `rows`: those of one sede after one another. */
function bySede(rows: readonly Row[]): Sede[] {
  const sedes = new Map<string, Sede>();
  for (const { sede, dane, institucion, nombre, direccion, barrio, telefono, comuna, zona, ...oferta } of rows) {
    const own = sedes.get(sede) ?? {
      id: sede,
      institucion: { dane, nombre: institucion },
      sede: nombre,
      direccion,
      barrio,
      telefono,
      comuna,
      zona,
      ofertas: [],
    };
    own.ofertas.push(oferta);
    sedes.set(sede, own);
  }
  return [...sedes.values()];
}
