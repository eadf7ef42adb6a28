import type { Estado } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import type { NoticeKind } from '../letters/noticeKinds';
import { type Notice, putNotices } from '../letters/outbox';
import type { SolicitudRow } from './solicitudRow';

/**
 * The states whose coming a family is told, by a notice of that name; in the others it is the family that acted, or staff
 * who work.
 */
export const toldEstados = [
  'radicada',
  'por_subsanar',
  'validada',
  'no_admitida',
  'asignada',
  'en_lista_de_espera',
  'sin_cupo',
  'vencida',
] as const satisfies readonly (Estado & NoticeKind)[];

type Notified = Pick<SolicitudRow, 'id' | 'radicado' | 'estado' | 'plazo' | 'version' | 'datos'>;

/** The notice about a solicitud; null: its family left no e-mail. */
function noticeOf(row: Notified, kind: NoticeKind, instant: Date, about: string): Notice | null {
  const { correo } = row.datos.acudiente;
  if (correo === null) return null;
  return {
    solicitud: row.id,
    kind,
    to: correo,
    data: { radicado: row.radicado, plazo: row.plazo?.toISOString() ?? null },
    instant,
    about,
  };
}

/** Puts one notice about the solicitud into the outbox, if its family left an e-mail. */
export async function putNotice(tx: Queryable, row: Notified, kind: NoticeKind, instant: Date, about: string): Promise<void> {
  const notice = noticeOf(row, kind, instant, about);
  if (notice) await putNotices(tx, [notice]);
}

/** Tells the families of the state that each solicitud has just come to, in the transaction of the move. */
export async function notifyFamilies(tx: Queryable, rows: readonly Notified[], instant: Date): Promise<void> {
  await putNotices(
    tx,
    rows.flatMap((row) => {
      const kind = toldEstados.find((estado) => estado === row.estado);
      return (kind !== undefined && noticeOf(row, kind, instant, `v${row.version}`)) || [];
    }),
  );
}
