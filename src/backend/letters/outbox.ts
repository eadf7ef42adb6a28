import type { Queryable } from '../db/database';
import type { NoticeData, NoticeKind } from './noticeKinds';

export interface Notice {
  /** The solicitud's id. */
  readonly solicitud: number;
  readonly kind: NoticeKind;
  readonly to: string;
  readonly data: NoticeData;
  readonly instant: Date;
  /** What makes it another notice than one of the same kind before: the solicitud's version, a deadline. */
  readonly about: string;
  /** Whose few letters a day it counts among (`originOf`); without one it is sent at once. */
  readonly origin?: string | undefined;
}

/** Puts notices into the outbox, in the transaction of what they tell of; the same one again changes nothing. */
export async function putNotices(tx: Queryable, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ solicitud, kind, to, data, instant, about, origin }) => ({
    clave: `${solicitud}-${kind}-${about}`,
    solicitud,
    tipo: kind,
    para: to,
    datos: data,
    origen: origin,
    creado_en: instant,
  }));
  await tx.query(
    `insert into avisos (clave, solicitud, tipo, para, datos, origen, creado_en, proximo_intento)
     select clave, solicitud, tipo, para, datos, origen, creado_en, creado_en
     from jsonb_populate_recordset(null::avisos, $1::jsonb) on conflict on constraint aviso_unico do nothing`,
    [JSON.stringify(rows)],
  );
}

/** What waits to be sent about a solicitud goes to its family's new address, but for what tells an address of its own change. */
export async function readdressNotices(tx: Queryable, solicitud: number, to: string): Promise<void> {
  await tx.query(
    `update avisos set para = $2
     where solicitud = $1 and proximo_intento is not null and tipo not in ('correo_nuevo', 'correo_anterior')`,
    [solicitud, to],
  );
}
