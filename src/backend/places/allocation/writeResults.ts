import * as v from 'valibot';

import { writeCsv } from '#domain/csv.ts';
import { ESTADO_NAMES, isEstado } from '#domain/estados.ts';
import { NO_PRIORIDAD } from '#domain/prioridades.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { readPrioridadNames } from '#backend/solicitud/prioridades.ts';
import { dayIn } from '#backend/timeZone.ts';
import { asText } from '#domain/csvText.ts';
import type { EtapaRow } from './etapaRows';

const lugarSchema = v.object({ dane: v.string(), institucion: v.string(), sede: v.string(), jornada: v.string() });
type Lugar = v.InferOutput<typeof lugarSchema>;

const resultSchema = v.object({
  radicado: v.string(),
  grado: v.string(),
  clase: v.number(),
  sorteo: v.nullable(v.number()),
  opcion: v.nullable(v.number()),
  obtuvo: v.nullable(lugarSchema),
  estado: v.string(),
  tiene: v.nullable(lugarSchema),
  opcionDeHoy: v.nullable(v.number()),
  esActual: v.boolean(),
  ofrecida: v.nullable(v.date()),
  etapa: v.nullable(v.string()),
  tanda: v.nullable(v.number()),
});
type Row = v.InferOutput<typeof resultSchema>;

const PLACE = ['DANE', 'institución', 'sede', 'jornada'];
const COLUMNS = [
  ...['Radicado', 'Grado', 'Prioridad', 'Qué da la prioridad', 'Número de sorteo'],
  ...['resultado', 'opción', ...PLACE].map((name) => `Asignación: ${name}`),
  ...['estado', 'opción', ...PLACE, 'ofrecido por', 'ofrecido el'].map((name) => `Hoy: ${name}`),
];

const placeCells = (lugar: Lugar | null): readonly string[] =>
  lugar === null ? PLACE.map(() => '') : [asText(lugar.dane), lugar.institucion, lugar.sede, lugar.jornada];

/** What gave the seat that a pupil has today. */
function givenBy({ tiene, esActual, etapa, tanda }: Row): string {
  if (tiene === null) return '';
  if (esActual) return 'Cupo que ya tenía';
  if (tanda !== null) return `Lista de espera, tanda ${tanda}`;
  return etapa === null ? 'Fuera de una asignación' : `Asignación, ${etapa}`;
}

/**
 * Who was in a stage's list: what the run gave, and how it stands today, in columns of their own (F67). What gave today's
 * seat is told by the moment of its offer, which is that of its step.
 */
export async function writeResults(db: Queryable, { convocatoria, numero }: EtapaRow, timeZone: string): Promise<string> {
  const rows = await readRows(
    db,
    resultSchema,
    `with lugares as materialized (select o.id, jsonb_build_object('dane', i.dane, 'institucion', i.nombre, 'sede', e.nombre,
         'jornada', j.nombre) as lugar
       from ofertas o join sedes e on e.id = o.sede join instituciones i on i.dane = e.institucion
         join jornadas j on j.codigo = o.jornada)
     select s.radicado, g.nombre as grado, d.clase, d.sorteo, d.opcion, l.lugar as obtuvo, s.estado,
       h.lugar as tiene, n.orden as "opcionDeHoy", s.oferta_asignada is null as "esActual",
       m.en as ofrecida, p.nombre as etapa, t.tanda
     from corrida_solicitudes d join solicitudes s on s.id = d.solicitud join grados g on g.grado = s.grado
       left join lugares l on l.id = d.oferta
       left join lugares h on h.id = coalesce(s.oferta_asignada, case when not s.dejo_cupo then s.cupo_actual end)
       left join solicitud_opciones n on n.solicitud = s.id and n.oferta = h.id
       left join lateral (select en from bitacora b where b.solicitud = s.id and b.a = 'asignada' and s.oferta_asignada is not null
         order by b.id desc limit 1) m on true
       left join tandas t on t.convocatoria = s.convocatoria and t.en = m.en
       left join (corridas c join etapas p on p.convocatoria = c.convocatoria and p.numero = c.numero)
         on c.convocatoria = s.convocatoria and c.publicada_en = m.en
     where d.convocatoria = $1 and d.numero = $2 order by s.radicado`,
    [convocatoria, numero],
  );
  const prioridades = await readPrioridadNames(db, convocatoria);
  const optionText = (opcion: number | null): string | number => (opcion === 0 ? '' : (opcion ?? ''));
  return writeCsv(
    COLUMNS,
    rows.map((row) => [
      row.radicado,
      row.grado,
      row.clase,
      prioridades[row.clase - 1] ?? NO_PRIORIDAD,
      row.sorteo === null ? '' : row.sorteo.toFixed(6).replace('.', ','),
      row.opcion === 0 ? 'Cupo actual' : row.opcion === null ? 'Sin cupo' : 'Con cupo',
      optionText(row.opcion),
      ...placeCells(row.obtuvo),
      isEstado(row.estado) ? ESTADO_NAMES[row.estado] : row.estado,
      optionText(row.opcionDeHoy),
      ...placeCells(row.tiene),
      givenBy(row),
      row.ofrecida === null ? '' : dayIn(timeZone, row.ofrecida),
    ]),
  );
}
