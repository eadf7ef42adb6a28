import type { Estado, RegistroDeBitacora } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';
import type { Actor } from './actor';

export interface Registro {
  /** The request's id. */
  readonly solicitud: number;
  readonly en: Date;
  readonly actor: Actor;
  readonly que: RegistroDeBitacora['que'];
  /** Both null when nothing moved; `de` alone at filing. */
  readonly de?: Estado | null;
  readonly a?: Estado | null;
  readonly motivo?: string | null;
  readonly detalle?: Readonly<Record<string, unknown>>;
}

/** One more entry of the append-only log, in the transaction of what it tells of. */
export async function anotar(tx: Queryable, registro: Registro): Promise<void> {
  await anotarTodos(tx, [registro]);
}

/** The same of many, with one statement. */
export async function anotarTodos(tx: Queryable, registros: readonly Registro[]): Promise<void> {
  await insertRows(
    tx,
    'bitacora',
    registros.map(({ actor, de = null, a = null, motivo = null, detalle = null, ...registro }) => ({
      ...registro,
      quien: actor.nombre,
      papel: actor.quien,
      de,
      a,
      motivo,
      detalle,
    })),
  );
}
