import * as v from 'valibot';

import { type Queryable, readRow } from './database';

const markSchema = v.object({ demostracion: v.boolean() });

/**
 * Makes an empty database a demonstration's or a real one, for good (D35). Of two programs at once, the first decides.
 * @throws in Spanish when it was made the other one
 */
export async function claimDatabase(db: Queryable, demonstration: boolean): Promise<void> {
  await db.query('insert into instalacion (demostracion) values ($1) on conflict do nothing', [demonstration]);
  const mark = await readRow(db, markSchema, 'select demostracion from instalacion');
  if (mark?.demostracion === demonstration) return;
  throw new Error(
    demonstration
      ? 'Esta base de datos no es de una demostración: quite DEMO, o use otra con DATABASE_URL o DATA_DIR'
      : 'Esta base de datos es de una demostración, con datos inventados: use otra con DATABASE_URL o DATA_DIR, ' +
          'o diga DEMO=1 para abrirla como demostración',
  );
}
