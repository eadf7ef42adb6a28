import { randomUUID } from 'node:crypto';

import { checkRows } from '#domain/ofertaRows.ts';
import type { ImportReport } from '#domain/contractTypes.ts';
import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { addImport } from './importLog';
import { logOfertaChanges, type OfertaChange } from './logOfertaChanges';
import { lockOfertas } from './lockOfertas';
import { compareRows, hashOfChanges, listChanges, type AddedRow, type ChangedRow } from './compareRows';
import type { OfertaImport } from './ofertaInputs';
import { saveOwnPuestos } from './ownPuestos';
import { recogniseRows } from './recogniseRows';

/** @returns what was put in, for the log */
async function insertAdded(tx: Queryable, added: readonly AddedRow[], anio: number): Promise<OfertaChange[]> {
  const rows = added.map(({ recognised, reservas }) => ({ id: randomUUID(), ...recognised, reservas }));
  await insertRows(
    tx,
    'ofertas',
    rows.map(({ id, sede, jornada, grado, cupos }) => ({ id, sede: sede.id, jornada, grado, anio, ...cupos })),
  );
  return rows.map(({ id, cupos, reservas }) => ({ oferta: id, antes: null, despues: cupos, reservas }));
}

/** @returns what was changed, for the log */
async function updateChanged(tx: Queryable, changed: readonly ChangedRow[]): Promise<OfertaChange[]> {
  await tx.query(
    `update ofertas o set capacidad = f.capacidad, continuan = f.continuan, repiten = f.repiten, version = o.version + 1
     from jsonb_to_recordset($1::jsonb) as f (id uuid, capacidad int, continuan int, repiten int) where o.id = f.id`,
    [JSON.stringify(changed.map(({ recognised, oferta }) => ({ id: oferta, ...recognised.cupos })))],
  );
  return changed.map(({ recognised, oferta, before, reservas }) => ({
    oferta,
    antes: before,
    despues: recognised.cupos,
    reservas,
  }));
}

/**
 * Reviews a file's rows, and saves all of them or none: none with an error, none without a review's `huella`.
 * Places that the file does not name stay as they are.
 * @throws 404, 409 `lista_congelada`, 409 `version_vieja` where they would change something else than was reviewed
 */
export async function importOfertas(
  context: Context,
  login: string,
  { huella: reviewedHash, filas: rows }: OfertaImport,
): Promise<ImportReport> {
  const instant = instantOf(context);
  const catalogues = await context.catalogues();
  const checked = checkRows(rows);
  return context.db.transaction(async (tx) => {
    const locked = await lockOfertas(tx, context);
    const recognisedRows = await recogniseRows(tx, checked.rows, catalogues, locked.reservas);
    const compared = await compareRows(tx, recognisedRows.rows, locked);
    const { added, changed, unchanged } = compared;
    const errors = [...checked.errors, ...recognisedRows.errors, ...compared.errors].sort(
      (recognised, other) => recognised.fila - other.fila,
    );
    const hash = hashOfChanges(compared);
    const isSaved = reviewedHash !== null && errors.length === 0;
    if (isSaved && added.length + changed.length > 0) {
      if (reviewedHash !== hash) {
        throw new HttpProblem(409, 'La oferta cambió después de revisar el archivo: revíselo de nuevo', {
          codigo: 'version_vieja',
        });
      }
      const changes = [...(await insertAdded(tx, added, locked.anio)), ...(await updateChanged(tx, changed))];
      await saveOwnPuestos(
        tx,
        changes.flatMap(({ oferta, reservas }) => reservas.map((change) => ({ ...change, oferta }))),
      );
      const importacion = await addImport(tx, { anio: locked.anio, login, instant });
      await logOfertaChanges(tx, changes, { origen: 'importacion', login, instant, importacion });
    }
    return {
      revisadas: rows.length,
      nuevas: added.length,
      cambiadas: changed.length,
      iguales: unchanged,
      totales: compared.totals,
      cambios: listChanges(compared),
      huella: hash,
      guardada: isSaved,
      errores: errors,
    };
  });
}
