import * as v from 'valibot';

import type { Matricula } from '#domain/contractTypes.ts';
import { readRow } from '#backend/db/database.ts';
import type { Context } from '#backend/context.ts';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';

const lastSchema = v.object({ en: v.date(), quien: v.string(), despues: v.number() });

/** The enrolment list that there is, without anybody's data. @throws 404 without a convocatoria */
export async function readMatricula(context: Context): Promise<Matricula> {
  const { db } = context;
  const { anio } = await requireChosen(db, context);
  const last = await readRow(
    db,
    lastSchema,
    'select en, quien, despues from cambios_de_matricula where anio = $1 order by id desc limit 1',
    [anio],
  );
  return { anio, filas: last?.despues ?? 0, importada: last ? { en: last.en.toISOString(), quien: last.quien } : null };
}
