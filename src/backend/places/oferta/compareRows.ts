import { createHash } from 'node:crypto';

import * as v from 'valibot';

import { CUPOS_FIELDS, type Cupos } from '#domain/cupos.ts';
import type { RowChange, RowError } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { readPromised } from './promisedCupos';
import { ofertaKey, type RecognisedRow } from './recogniseRows';

const ofertaSchema = v.object({
  id: v.string(),
  sede: v.string(),
  jornada: v.string(),
  grado: v.number(),
  capacidad: v.number(),
  continuan: v.number(),
  repiten: v.number(),
});

/** What the contract lists of them. */
const LISTED = 20;

export interface ChangedRow {
  readonly recognised: RecognisedRow;
  readonly oferta: string;
  readonly before: Cupos;
}

export interface ComparedRows {
  readonly added: readonly RecognisedRow[];
  readonly changed: readonly ChangedRow[];
  readonly unchanged: number;
  readonly errors: readonly RowError[];
}

/** What the rows would change of the places that there are. */
export async function compareRows(tx: Queryable, rows: readonly RecognisedRow[], anio: number): Promise<ComparedRows> {
  const ofertas = await readRows(
    tx,
    ofertaSchema,
    'select id, sede, jornada, grado, capacidad, continuan, repiten from ofertas where anio = $1',
    [anio],
  );
  const byKey = new Map(ofertas.map((oferta) => [ofertaKey(oferta), oferta]));
  const checkPromised = await readPromised(tx, anio);
  const added: RecognisedRow[] = [];
  const changed: ChangedRow[] = [];
  const errors: RowError[] = [];
  let unchanged = 0;
  for (const recognised of rows) {
    const before = byKey.get(ofertaKey({ ...recognised, sede: recognised.sede.id }));
    if (!before) added.push(recognised);
    else if (CUPOS_FIELDS.every((field) => before[field] === recognised.cupos[field])) unchanged += 1;
    else {
      const wrong = checkPromised(before.id, before, recognised.cupos);
      if (wrong === null) changed.push({ recognised, oferta: before.id, before: onlyCupos(before) });
      else errors.push({ fila: recognised.fila.fila, columna: wrong.campo, mensaje: wrong.mensaje });
    }
  }
  return { added, changed, unchanged, errors };
}

/** Of all that would change, before and after: equal ones change the same. */
export function hashOfChanges({ added, changed }: ComparedRows): string {
  const figures = ({ capacidad, continuan, repiten }: Cupos) => [capacidad, continuan, repiten];
  const createdFigures = added.map(({ sede, jornada, grado, cupos }) => [sede.id, jornada, grado, figures(cupos)]);
  const changedFigures = changed.map(({ recognised, oferta, before }) => [oferta, figures(before), figures(recognised.cupos)]);
  return createHash('sha256')
    .update(JSON.stringify([createdFigures, changedFigures]))
    .digest('hex');
}

/** The first of what would change, as the contract lists it. */
export function firstChanges({ added, changed }: ComparedRows): RowChange[] {
  const changeOf = ({ fila, institucion, sede, jornada, grado, cupos }: RecognisedRow, before: Cupos | null): RowChange => ({
    fila: fila.fila,
    institucion,
    sede: sede.name,
    jornada,
    grado,
    antes: before,
    despues: cupos,
  });
  return [
    ...changed.slice(0, LISTED).map(({ recognised, before }) => changeOf(recognised, before)),
    ...added.slice(0, LISTED).map((recognised) => changeOf(recognised, null)),
  ].slice(0, LISTED);
}

const onlyCupos = ({ capacidad, continuan, repiten }: Cupos): Cupos => ({ capacidad, continuan, repiten });
