import { createHash } from 'node:crypto';

import * as v from 'valibot';

import { CUPOS_FIELDS, type Cupos } from '#domain/cupos.ts';
import type { RowChange, RowError } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import type { LockedOfertas } from './lockOfertas';
import { changesOfOwn, OWN_PUESTOS_ARE_FROZEN, readOwnPuestos, type OwnPuestosChange } from './ownPuestos';
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

export interface AddedRow {
  readonly recognised: RecognisedRow;
  readonly reservas: readonly OwnPuestosChange[];
}

export interface ChangedRow extends AddedRow {
  readonly oferta: string;
  readonly before: Cupos;
}

export interface ComparedRows {
  readonly added: readonly AddedRow[];
  readonly changed: readonly ChangedRow[];
  readonly unchanged: number;
  /** Of all places that the rows name. */
  readonly totals: { readonly antes: Cupos; readonly despues: Cupos };
  readonly errors: readonly RowError[];
}

const noCupos = (): Cupos => ({ capacidad: 0, continuan: 0, repiten: 0 });
const CLOSED = 'La sede está cerrada: ábrala antes de ofrecer más cupos en ella.';
const NONE: ReadonlyMap<string, number> = new Map();

/** What the rows would change of the places that there are. */
export async function compareRows(
  tx: Queryable,
  rows: readonly RecognisedRow[],
  { anio, haveFrozenRules }: LockedOfertas,
): Promise<ComparedRows> {
  const ofertas = await readRows(
    tx,
    ofertaSchema,
    'select id, sede, jornada, grado, capacidad, continuan, repiten from ofertas where anio = $1',
    [anio],
  );
  const byKey = new Map(ofertas.map((oferta) => [ofertaKey(oferta), oferta]));
  const checkPromised = await readPromised(tx, anio);
  const ownPuestos = await readOwnPuestos(tx, anio);
  const added: AddedRow[] = [];
  const changed: ChangedRow[] = [];
  const errors: RowError[] = [];
  const totals = { antes: noCupos(), despues: noCupos() };
  let unchanged = 0;
  for (const recognised of rows) {
    const before = byKey.get(ofertaKey({ ...recognised, sede: recognised.sede.id }));
    for (const field of CUPOS_FIELDS) {
      totals.antes[field] += before?.[field] ?? 0;
      totals.despues[field] += recognised.cupos[field];
    }
    const reservas = changesOfOwn((before && ownPuestos.get(before.id)) ?? NONE, recognised.propios);
    if (!before && recognised.sede.isClosed) errors.push({ fila: recognised.fila.fila, columna: 'sede', mensaje: CLOSED });
    else if (!before) added.push({ recognised, reservas });
    else if (CUPOS_FIELDS.every((field) => before[field] === recognised.cupos[field]) && reservas.length === 0) unchanged += 1;
    else {
      const { fila } = recognised.fila;
      const wrong = checkPromised(before.id, before, recognised.cupos);
      if (wrong !== null) errors.push({ fila, columna: wrong.campo, mensaje: wrong.mensaje });
      else if (reservas.length > 0 && haveFrozenRules) errors.push({ fila, columna: '', mensaje: OWN_PUESTOS_ARE_FROZEN });
      else changed.push({ recognised, oferta: before.id, before: onlyCupos(before), reservas });
    }
  }
  return { added, changed, unchanged, totals, errors };
}

/** Of all that would change, before and after: equal ones change the same. */
export function hashOfChanges({ added, changed }: ComparedRows): string {
  const figures = ({ capacidad, continuan, repiten }: Cupos) => [capacidad, continuan, repiten];
  const createdFigures = added.map(({ recognised: { sede, jornada, grado, cupos }, reservas }) => [
    ...[sede.id, jornada, grado, figures(cupos)],
    reservas,
  ]);
  const changedFigures = changed.map(({ recognised, oferta, before, reservas }) => [
    ...[oferta, figures(before), figures(recognised.cupos)],
    reservas,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([createdFigures, changedFigures]))
    .digest('hex');
}

/** All that would change, as the contract lists it. */
export function listChanges({ added, changed }: ComparedRows): RowChange[] {
  const changeOf = ({ recognised, reservas }: AddedRow, before: Cupos | null): RowChange => {
    const { fila, institucion, sede, jornada, grado, cupos } = recognised;
    return {
      fila: fila.fila,
      institucion,
      sede: sede.name,
      jornada,
      grado,
      antes: before,
      despues: cupos,
      reservas: [...reservas],
    };
  };
  return [...changed.map((row) => changeOf(row, row.before)), ...added.map((row) => changeOf(row, null))];
}

const onlyCupos = ({ capacidad, continuan, repiten }: Cupos): Cupos => ({ capacidad, continuan, repiten });
