import { randomUUID } from 'node:crypto';

import type { Catalogues, RowError, SedeRow, SedesReport } from '#domain/contractTypes.ts';
import { checkSedesRowByRow, type CheckedSedeRow } from '#domain/sedeRows.ts';
import { type Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { renameInstitucion } from './changeInstitucion';
import { updateSede } from './changeSede';
import { compareSedes, hashOfSedes, listSedeChanges, type ComparedSedes } from './compareSedes';
import { logChanges } from './institucionLog';
import { namedColumns, requireInstitucion, sedeColumns } from './institucionRows';
import { comunaName } from './sedeRows';

interface SedesImport {
  /** A review's, which is then saved; null: only a review. */
  readonly huella: string | null;
  readonly filas: readonly SedeRow[];
}

interface Cause {
  readonly login: string;
  readonly instant: Date;
  readonly catalogues: Catalogues;
}

function checkRows(rows: readonly SedeRow[]): { rows: CheckedSedeRow[]; errors: RowError[] } {
  const check = checkSedesRowByRow();
  const checked = rows.map(check);
  return {
    rows: checked.flatMap((one) => (one.ok ? [one.value] : [])),
    errors: checked.flatMap((one) => (one.ok ? [] : one.problems)),
  };
}

async function save(
  tx: Queryable,
  { instituciones, sedes }: ComparedSedes,
  { login, instant, catalogues }: Cause,
): Promise<void> {
  const added = instituciones.filter(({ isNew }) => isNew);
  await insertRows(
    tx,
    'instituciones',
    added.map(({ dane, nombre }) => ({ dane, ...namedColumns(nombre), version: 1 })),
  );
  for (const { dane, nombre, isNew } of instituciones) if (!isNew) await renameInstitucion(tx, dane, nombre);
  const logged = instituciones.map(({ dane, cambios }) => ({ institucion: dane, sede: null as string | null, cambios }));
  for (const { dane, datos, sede, cambios } of sedes) {
    const { nombre } = await requireInstitucion(tx, dane);
    const columns = sedeColumns(nombre, datos, comunaName(catalogues, datos));
    const id = sede ?? randomUUID();
    if (sede === null) await insertRows(tx, 'sedes', [{ id, institucion: dane, version: 1, ...columns }]);
    else await updateSede(tx, id, columns);
    logged.push({ institucion: dane, sede: id, cambios });
  }
  await logChanges(tx, logged, { origen: 'importacion', login, instant });
}

/**
 * Reviews a file of institutions and sedes, and saves all of it or none: none with an error, none without a review's
 * `huella`. What the file does not name stays as it is (F116).
 * @throws 409 `version_vieja` where the rows would change something else than was reviewed
 */
export async function importSedes(
  context: Context,
  login: string,
  { huella: reviewedHash, filas: rows }: SedesImport,
): Promise<SedesReport> {
  const instant = instantOf(context);
  const catalogues = await context.catalogues();
  const checked = checkRows(rows);
  return context.db.transaction(async (tx) => {
    // Nobody changes one of them between what is compared and what is saved.
    if (reviewedHash !== null) await tx.query('lock table instituciones, sedes in share row exclusive mode');
    const compared = await compareSedes(tx, checked.rows, catalogues);
    const errors = [...checked.errors, ...compared.errors].sort((one, other) => one.fila - other.fila);
    const hash = hashOfSedes(compared);
    const changes = listSedeChanges(compared, checked.rows);
    const isSaved = reviewedHash !== null && errors.length === 0;
    if (isSaved && changes.length > 0) {
      if (reviewedHash !== hash) {
        throw new HttpProblem(409, 'Alguna sede cambió después de revisar el archivo: revíselo de nuevo', {
          codigo: 'version_vieja',
        });
      }
      await save(tx, compared, { login, instant, catalogues });
    }
    const added = compared.sedes.filter(({ sede }) => sede === null).length;
    return {
      revisadas: rows.length,
      institucionesNuevas: compared.instituciones.filter(({ isNew }) => isNew).length,
      nuevas: added,
      cambiadas: changes.length - added,
      iguales: checked.rows.length - changes.length,
      cambios: changes,
      huella: hash,
      guardada: isSaved,
      errores: errors,
    };
  });
}
