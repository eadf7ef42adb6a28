import type { Estado, RegistroDeBitacora } from '../../../src/shared/educacion/tipos';
import type { Queryable } from '../db/database';
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
  const { solicitud, en, actor, que, de = null, a = null, motivo = null, detalle } = registro;
  await tx.query(
    `insert into bitacora (solicitud, en, quien, papel, que, de, a, motivo, detalle)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      solicitud,
      en.toISOString(),
      actor.nombre,
      actor.quien,
      que,
      de,
      a,
      motivo,
      detalle === undefined ? null : JSON.stringify(detalle),
    ],
  );
}
