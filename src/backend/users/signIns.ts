import type { Request } from 'express';
import * as v from 'valibot';

import type { SignIns } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import { addressOf, networkOf } from '../http/limits/address';

const mostTold = 5;
const signInSchema = v.object({ en: v.date(), direccion: v.string() });

/**
 * A person's last sign-ins, the present one first, out of the record of security. Of where they came from it says only
 * whether it was where this call comes from, which the person can judge and no one else learns from.
 */
export async function readSignIns(db: Queryable, request: Request, login: string): Promise<SignIns> {
  const rows = await readRows(
    db,
    signInSchema,
    `select en, direccion from registro_de_seguridad where quien = $1 and que = 'ingreso' order by id desc limit $2`,
    [login, mostTold],
  );
  const here = addressOf(request);
  return {
    ingresos: rows.map(({ en, direccion }) => ({ en: en.toISOString(), red: networkOf(direccion) === here ? 'esta' : 'otra' })),
  };
}
