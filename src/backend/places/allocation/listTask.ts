import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import type { TandaTask } from './computation/tasks';
import { readDrawnList } from './frozenList';
import type { EtapaRow } from './etapaRows';
import { readFree } from './freeCupos';

type WaitingStatus = TandaTask['situaciones'][number]['situacion'];

/** Whoever has a seat, or its offer, and waits for nothing. */
const settled: readonly Estado[] = ['asignada', 'aceptada', 'matriculada'];

/** What the list knows of a solicitud by its state (engine: waitingList.ts). */
function waitingStatusOf(estado: Estado, hasCupo: boolean): WaitingStatus {
  if (settled.includes(estado)) return 'firm';
  if (estado === 'aceptada_y_en_lista') return 'withCupo';
  if (estado !== 'en_lista_de_espera') return 'out';
  // A pupil who keeps the seat that they had brings it, as one who accepted and waits.
  return hasCupo ? 'withCupo' : 'withoutCupo';
}

const listedSchema = v.object({
  tiquete: v.string(),
  id: v.number(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  asignada: v.nullable(v.string()),
  oferta: v.nullable(v.string()),
});

/** One who waits, as the batch found it. */
export interface Waiting {
  readonly id: number;
  readonly estado: Estado;
  /** The oferta that it was given; null: none. */
  readonly asignada: string | null;
  /** The one that it has: given, or its own from before. */
  readonly oferta: string | null;
}

/** All on which a batch stands, at one moment. */
interface ListNow {
  readonly task: TandaTask;
  /** Those who wait, by ticket. */
  readonly waiting: ReadonlyMap<string, Waiting>;
}

export async function readListNow(db: Queryable, etapa: EtapaRow): Promise<ListNow> {
  const rows = await readRows(
    db,
    listedSchema,
    `select s.tiquete, s.id, s.estado, s.oferta_asignada as asignada,
       case when s.estado = 'en_lista_de_espera' then s.cupo_actual else s.oferta_asignada end as oferta
     from solicitudes s join corrida_solicitudes c on c.solicitud = s.id
     where c.convocatoria = $1 and c.numero = $2 order by s.tiquete`,
    [etapa.convocatoria, etapa.numero],
  );
  return {
    task: {
      kind: 'tanda',
      ...(await readDrawnList(db, etapa)),
      situaciones: rows.map(({ tiquete, estado, oferta }) => ({
        tiquete,
        situacion: waitingStatusOf(estado, oferta !== null),
        oferta,
      })),
      libres: [...(await readFree(db, etapa.anio))],
    },
    waiting: new Map(
      rows.flatMap(({ tiquete, ...one }) =>
        one.estado === 'en_lista_de_espera' || one.estado === 'aceptada_y_en_lista' ? [[tiquete, one]] : [],
      ),
    ),
  };
}
