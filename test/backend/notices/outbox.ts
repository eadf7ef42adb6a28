import type { Queryable } from '../db/database';
import type { NoticeData, NoticeKind } from './kinds';

interface Notice {
  /** The request's id. */
  readonly solicitud: number;
  readonly kind: NoticeKind;
  readonly to: string;
  readonly data: NoticeData;
  readonly instant: Date;
  /** What makes it another notice than one of the same kind before: the request's version, a deadline. */
  readonly about: string;
}

/** Puts a notice into the outbox, in the transaction of what it tells of; the same one again changes nothing. */
export async function putNotice(tx: Queryable, { solicitud, kind, to, data, instant, about }: Notice): Promise<void> {
  await tx.query(
    `insert into avisos (clave, solicitud, tipo, para, datos, creado_en, proximo_intento)
     values ($1, $2, $3, $4, $5, $6, $6) on conflict on constraint aviso_unico do nothing`,
    [`${solicitud}-${kind}-${about}`, solicitud, kind, to, JSON.stringify(data), instant.toISOString()],
  );
}
