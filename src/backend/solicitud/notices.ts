import * as v from 'valibot';

import type { Estado } from '#domain/contractTypes.ts';
import type { MoveActor } from '#domain/moves.ts';
import { type Queryable, readRows } from '../db/database';
import type { NoticeData, NoticeKind } from '../letters/noticeKinds';
import { originOf } from '../letters/originOf';
import { type Notice, putNotices } from '../letters/outbox';
import type { SolicitudRow } from './solicitudRow';

/** How a family is told of a move; undefined: staff work at its solicitud. */
export function noticeOfMove(from: Estado, to: Estado, by: MoveActor): NoticeKind | undefined {
  // Its family changed it while the convocatoria was open.
  if (to === 'radicada') return 'cambiada';
  if (to === 'en_revision') return from === 'radicada' ? undefined : by === 'familia' ? 'subsanada' : 'otra_vez_en_revision';
  if (from === 'por_subsanar' && to === 'por_subsanar') return 'plazo_cambiado';
  return to;
}

/** Where an allocation leads. */
export const resultEstados = ['asignada', 'en_lista_de_espera', 'sin_cupo', 'aceptada'] as const satisfies readonly (Estado &
  NoticeKind)[];

type Notified = Pick<SolicitudRow, 'id' | 'radicado' | 'estado' | 'plazo' | 'version' | 'datos' | 'ofertaAsignada'>;

/** The notices that say what became of the seat of before. */
export const withCupo: readonly NoticeKind[] = [
  'asignada',
  'en_lista_de_espera',
  'sin_cupo',
  'declinada',
  'vencida',
  'retirada',
  'oferta_por_vencer',
];

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

/** What a notice is to tell of a solicitud. */
export interface Telling {
  /** As it is now. */
  readonly row: Notified;
  readonly kind: NoticeKind;
  /** The oferta that was given back with it; by default the one that the solicitud has. */
  readonly oferta?: string | null;
  /** By default its version. */
  readonly about?: string;
  /** A family can do it again and again: few a day are sent. */
  readonly isFree?: boolean;
}

/** Puts notices into the outbox, of whose families left an e-mail, in the transaction of what they tell of. */
export async function tellFamilies(tx: Queryable, tellings: readonly Telling[], instant: Date): Promise<void> {
  const asked = tellings.filter(({ kind }) => withCupo.includes(kind)).map(({ row }) => row.id);
  const cupos = await readCuposAnteriores(tx, asked);
  await putNotices(
    tx,
    tellings.flatMap(({ row, kind, oferta = row.ofertaAsignada, about = `v${row.version}`, isFree = false }): Notice[] => {
      const { id, radicado, plazo, datos } = row;
      const { correo } = datos.acudiente;
      if (correo === null) return [];
      const data: NoticeData = {
        radicado,
        plazo: plazo?.toISOString() ?? null,
        cupoAnterior: cupos.get(id),
        ...(oferta !== null && { oferta }),
      };
      return [
        { solicitud: id, kind, to: correo, data, instant, about, origin: isFree ? originOf(`acto ${radicado}`) : undefined },
      ];
    }),
  );
}
