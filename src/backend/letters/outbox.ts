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
}

/** Puts notices into the outbox, in the transaction of what they tell of; the same one again changes nothing. */
export async function putNotices(tx: Queryable, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ solicitud, kind, to, data, instant, about }) => ({
    clave: `${solicitud}-${kind}-${about}`,
    solicitud,
    tipo: kind,
    para: to,
    datos: data,
    creado_en: instant,
  }));
  await tx.query(
    `insert into avisos (clave, solicitud, tipo, para, datos, creado_en, proximo_intento)
     select clave, solicitud, tipo, para, datos, creado_en, creado_en
     from jsonb_populate_recordset(null::avisos, $1::jsonb) on conflict on constraint aviso_unico do nothing`,
    [JSON.stringify(rows)],
  );
}
