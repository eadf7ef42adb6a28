import { createHash } from 'node:crypto';

import type { Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import { proveCupos } from '#backend/solicitud/cupoAlegado.ts';
import type { Matriculado } from './recogniseMatricula';

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same pupils at the same places give the same, in whatever order. */
export function hashOfMatricula(matriculados: readonly Matriculado[]): string {
  return digest(
    matriculados
      .map(({ documento, sede, grado }) => `${documento} ${sede} ${grado}`)
      .sort()
      .join('\n'),
  );
}

interface MatriculaToSave {
  readonly anio: number;
  readonly matriculados: readonly Matriculado[];
  /** Rows of the list that it takes the place of. */
  readonly before: number;
  readonly login: string;
  readonly instant: Date;
}

/** Puts an enrolment list in the place of the one that there is, and looks for the claimed seats in it. */
export async function saveMatricula(
  tx: Queryable,
  { anio, matriculados, before, login, instant }: MatriculaToSave,
): Promise<void> {
  await tx.query('delete from matriculados where anio = $1', [anio]);
  await insertRows(
    tx,
    'matriculados',
    matriculados.map((one) => ({ anio, ...one })),
  );
  await insertRows(tx, 'cambios_de_matricula', [
    { anio, en: instant, quien: login, antes: before, despues: matriculados.length, huella: hashOfMatricula(matriculados) },
  ]);
  await proveCupos(tx, { anio });
}
