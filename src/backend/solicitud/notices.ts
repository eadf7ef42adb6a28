import * as v from 'valibot';

import type { Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import type { NoticeData, NoticeKind } from '../letters/noticeKinds';
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

/** The notices that say what became of the seat of before. */
export const withCupo: readonly NoticeKind[] = ['asignada', 'en_lista_de_espera', 'sin_cupo', 'vencida', 'oferta_por_vencer'];

/** SQL of what became of the seat that the pupil of solicitud `s` had before, the current one or one that was accepted. */
export const cupoAnterior = (s: string): string => `case
  when ${s}.dejo_cupo or exists (select 1 from bitacora b where b.solicitud = ${s}.id
    and b.de = 'aceptada_y_en_lista' and b.a = 'asignada') then 'paso'
  when ${s}.cupo_actual is not null then 'conserva' end`;

const cupoSchema = v.object({ id: v.number(), cupo: v.picklist(['conserva', 'paso']) });
type CuposAnteriores = ReadonlyMap<number, NoticeData['cupoAnterior']>;

async function readCuposAnteriores(tx: Queryable, ids: readonly number[]): Promise<CuposAnteriores> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(
    tx,
    cupoSchema,
    `select * from (select s.id, ${cupoAnterior('s')} as cupo from solicitudes s where s.id = any($1::bigint[])) a
     where cupo is not null`,
    [[...ids]],
  );
  return new Map(rows.map(({ id, cupo }) => [id, cupo]));
}

/** The notice about a solicitud; null: its family left no e-mail. */
function noticeOf(row: Notified, kind: NoticeKind, cupos: CuposAnteriores, instant: Date, about: string): Notice | null {
  const { correo } = row.datos.acudiente;
  if (correo === null) return null;
  return {
    solicitud: row.id,
    kind,
    to: correo,
    data: { radicado: row.radicado, plazo: row.plazo?.toISOString() ?? null, cupoAnterior: cupos.get(row.id) },
    instant,
    about,
  };
}

/** Puts one notice about the solicitud into the outbox, if its family left an e-mail. */
export async function putNotice(tx: Queryable, row: Notified, kind: NoticeKind, instant: Date, about: string): Promise<void> {
  const cupos = await readCuposAnteriores(tx, withCupo.includes(kind) ? [row.id] : []);
  const notice = noticeOf(row, kind, cupos, instant, about);
  if (notice) await putNotices(tx, [notice]);
}

/** Tells the families of the state that each solicitud has just come to, in the transaction of the move. */
export async function notifyFamilies(tx: Queryable, rows: readonly Notified[], instant: Date): Promise<void> {
  const told = rows.flatMap((row) => {
    const kind = toldEstados.find((estado) => estado === row.estado);
    return kind === undefined ? [] : [{ row, kind }];
  });
  const asked = told.filter(({ kind }) => withCupo.includes(kind)).map(({ row }) => row.id);
  const cupos = await readCuposAnteriores(tx, asked);
  await putNotices(
    tx,
    told.flatMap(({ row, kind }) => noticeOf(row, kind, cupos, instant, `v${row.version}`) ?? []),
  );
}
