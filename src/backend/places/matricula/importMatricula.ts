import * as v from 'valibot';

import type { MatriculaReport, MatriculaRow } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { lockOfertas } from '../oferta/lockOfertas';
import { recogniseMatricula } from './recogniseMatricula';
import { countUnproven } from '#backend/solicitud/cupoAlegado.ts';
import { digest, hashOfMatricula, saveMatricula } from './saveMatricula';

export interface MatriculaImport {
  /** A review's, which is then saved; null: only a review. */
  readonly huella: string | null;
  readonly filas: readonly MatriculaRow[];
}

const lastSchema = v.object({ despues: v.number(), huella: v.string() });

/** The list that is there. */
async function readLast(tx: Queryable, anio: number): Promise<v.InferOutput<typeof lastSchema>> {
  const last = await readRow(
    tx,
    lastSchema,
    'select despues, huella from cambios_de_matricula where anio = $1 order by id desc limit 1',
    [anio],
  );
  return last ?? { despues: 0, huella: '' };
}

/**
 * Reviews an enrolment list, and puts it in the place of the one that there is, whole or not at all: not with an error, nor
 * without a review's `huella`. Claimed seats are looked for in it, but for those that a run has counted.
 * @throws 404, 409 `lista_congelada` or `paso_en_curso`, 409 `version_vieja` where another list has come since the review
 */
export async function importMatricula(
  context: Context,
  login: string,
  { huella: reviewedHash, filas: rows }: MatriculaImport,
): Promise<MatriculaReport> {
  const instant = instantOf(context);
  const catalogues = await context.catalogues();
  return context.db.transaction(async (tx) => {
    const { anio } = await lockOfertas(tx, context);
    const { matriculados, errors } = await recogniseMatricula(tx, rows, catalogues);
    const last = await readLast(tx, anio);
    const hash = hashOfMatricula(matriculados);
    const review = digest(`${last.huella} ${hash}`);
    const losing = await countUnproven(tx, anio, matriculados);
    const isSaved = reviewedHash !== null && errors.length === 0;
    // The list that is there is saved, whoever asks once more.
    if (isSaved && hash !== last.huella) {
      if (reviewedHash !== review) {
        throw new HttpProblem(409, 'Se importó otra lista de matrícula después de revisar el archivo: revíselo de nuevo', {
          codigo: 'version_vieja',
        });
      }
      await saveMatricula(tx, { anio, matriculados, before: last.despues, login, instant });
    }
    return {
      revisadas: rows.length,
      antes: last.despues,
      despues: matriculados.length,
      pierden: losing,
      huella: review,
      guardada: isSaved,
      errores: errors,
    };
  });
}
