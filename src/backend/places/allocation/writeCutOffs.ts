import * as v from 'valibot';

import { writeCsv } from '#domain/csv.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { dayIn } from '#backend/timeZone.ts';
import { asText } from '#domain/csvText.ts';
import type { EtapaRow } from './etapaRows';
import { cutOffByName, cutOffColumns, cutOffSchema, cutOffTables, wasAskedFor } from './listCutOffs';

const rowSchema = v.object({
  ...v.omit(cutOffSchema, ['id']).entries,
  dane: v.string(),
  institucion: v.string(),
  sede: v.string(),
  jornada: v.string(),
  grado: v.string(),
});

const COLUMNS = [
  'DANE',
  'Institución',
  'Sede',
  'Jornada',
  'Grado',
  'Cupos hoy',
  'Ocupados u ofrecidos hoy',
  'En lista de espera',
];

/** Every oferta of a stage with its cut-off of the run and of each batch, in columns of their own (F66). */
export async function writeCutOffs(db: Queryable, { convocatoria, numero, tandas }: EtapaRow, timeZone: string): Promise<string> {
  const rows = await readRows(
    db,
    rowSchema,
    `select i.dane, i.nombre as institucion, s.nombre as sede, j.nombre as jornada, g.nombre as grado, ${cutOffColumns}
     from ${cutOffTables} where k.convocatoria = $1 and k.numero = $2 and ${wasAskedFor} order by ${cutOffByName}`,
    [convocatoria, numero],
  );
  const batches = [
    'Corte de la asignación',
    ...tandas.map(({ en }, at) => `Corte de la tanda ${at + 1} (${dayIn(timeZone, new Date(en))})`),
  ];
  return writeCsv(
    [...COLUMNS, ...batches],
    rows.map(({ dane, institucion, sede, jornada, grado, cupos, ocupados, enLista, cortes }) => [
      asText(dane),
      institucion,
      sede,
      jornada,
      grado,
      cupos,
      ocupados,
      enLista,
      ...batches.map((_, at) => {
        const kept = cortes.find(({ tanda }) => tanda === at);
        // Of before it was kept nothing is said.
        return kept === undefined ? '' : (kept.corte ?? 'No se llenó');
      }),
    ]),
  );
}
