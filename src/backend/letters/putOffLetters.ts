import type { Queryable } from '../db/database';
import type { NoticeKind } from './noticeKinds';

/**
 * Anybody can file, change and withdraw in the name of any address, which nobody has confirmed: so many letters of one kind it
 * is sent a day. Each kind is counted by itself, so that no receipts keep back the letter of a withdrawal.
 */
export const lettersADay = 5;
/** So many of them from one network, so that one stranger leaves room for the family. */
export const lettersADayFromOneOrigin = 3;
/** So many wait of one network, for some days; a longer row is no family's. */
const mostWaiting = 15;

/** The letters of a kind to one mailbox; with `like`, those alone that came from where that notice came from. */
interface Letters {
  readonly destino: string;
  readonly tipo: NoticeKind;
  readonly like?: number;
}

/**
 * Puts off those that are due, one day after another. On each day those go first whose network had the fewest to that
 * mailbox: who filed there for the first time is not behind all that a stranger filed before.
 */
export async function putOffLetters(
  tx: Queryable,
  { destino, tipo, like }: Letters,
  { instant, tomorrow }: { readonly instant: Date; readonly tomorrow: Date },
): Promise<void> {
  await tx.query(
    `with fila as (
       select id, origen, proximo_intento, row_number() over (partition by origen order by id) - 1 as anteriores,
         count(proximo_intento) over (partition by origen order by id) - 1 as esperan
       from avisos where destino = $1 and tipo = $7 and origen is not null
     )
     update avisos a set
       proximo_intento = case when esperan < $5
         then $4::timestamptz + esperan / $6 * interval '1 day' + least(anteriores, 600) * interval '1 minute' end,
       fallo = case when esperan >= $5 then 'sobrante' end
     from fila
     where a.id = fila.id and fila.proximo_intento <= $3
       and ($2::bigint is null or fila.origen = (select origen from avisos where id = $2))`,
    [destino, like ?? null, instant.toISOString(), tomorrow.toISOString(), mostWaiting, lettersADayFromOneOrigin, tipo],
  );
}

const originsKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets where the filings came from whose receipts are long settled. */
export async function forgetOrigins(db: Queryable, instant: Date): Promise<void> {
  await db.query('update avisos set origen = null where origen is not null and creado_en <= $1 and proximo_intento is null', [
    new Date(instant.getTime() - originsKeptMs).toISOString(),
  ]);
}
