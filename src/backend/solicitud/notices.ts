import type { Estado } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import type { NoticeKind } from '../letters/noticeKinds';
import { type Notice, putNotices } from '../letters/outbox';
import type { Fila } from './solicitudRow';

/** The states whose coming a family is told; in the others it is the family that acted, or staff who work. */
const avisados: Partial<Record<Estado, NoticeKind>> = {
  radicada: 'radicada',
  por_subsanar: 'por_subsanar',
  validada: 'validada',
  no_admitida: 'no_admitida',
  asignada: 'asignada',
  en_lista_de_espera: 'en_lista_de_espera',
  sin_cupo: 'sin_cupo',
  vencida: 'vencida',
};

type Avisada = Pick<Fila, 'id' | 'radicado' | 'estado' | 'motivo' | 'plazo' | 'version' | 'datos'>;

/** The notice about a request; null: its family left no e-mail. */
function avisoDe(fila: Avisada, kind: NoticeKind, instant: Date, about: string): Notice | null {
  const { acudiente, estudiante } = fila.datos;
  if (acudiente.correo === null) return null;
  return {
    solicitud: fila.id,
    kind,
    to: acudiente.correo,
    data: {
      radicado: fila.radicado,
      nombres: estudiante.nombres,
      motivo: fila.motivo,
      plazo: fila.plazo?.toISOString() ?? null,
    },
    instant,
    about,
  };
}

/** Puts one notice about the request into the outbox, if its family left an e-mail. */
export async function ponerAviso(tx: Queryable, fila: Avisada, kind: NoticeKind, instant: Date, about: string): Promise<void> {
  const aviso = avisoDe(fila, kind, instant, about);
  if (aviso) await putNotices(tx, [aviso]);
}

/** Tells the families of the state that each request has just come to, in the transaction of the move. */
export async function avisarTodas(tx: Queryable, filas: readonly Avisada[], instant: Date): Promise<void> {
  await putNotices(
    tx,
    filas.flatMap((fila) => {
      const kind = avisados[fila.estado];
      return (kind !== undefined && avisoDe(fila, kind, instant, `v${fila.version}`)) || [];
    }),
  );
}
