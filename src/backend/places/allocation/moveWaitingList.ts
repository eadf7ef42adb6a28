import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { isEstado } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import type { Context } from '#backend/context.ts';
import { createSharing } from '#backend/solicitud/sharedWork.ts';
import { solicitudColumns, solicitudRowSchema } from '#backend/solicitud/solicitudRow.ts';
import { moveSolicitudes } from '#backend/solicitud/moveSolicitud.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { computeInThread } from './computation/computeInThread';
import type { Product, TandaTask } from './computation/tasks';
import { readDrawnList } from './frozenList';
import type { AskedTanda } from './allocationInputs';
import type { EtapaRow } from './etapaRows';
import { saveCutOffs, readIds } from './saveCutOffs';
import { readFree } from './freeCupos';
import { allocationActor, offerCupos } from './offerCupos';
import { takeComputedStep } from './takeStep';
import { refusalOf, type KnownOfEtapa } from './etapaRules';

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
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  oferta: v.nullable(v.string()),
});

/** All on which a batch stands, at once: what changes afterwards makes it old. */
async function readTask(db: Queryable, etapa: EtapaRow): Promise<TandaTask> {
  const rows = await readRows(
    db,
    listedSchema,
    `select s.tiquete, s.estado,
       case when s.estado = 'en_lista_de_espera' then s.cupo_actual else s.oferta_asignada end as oferta
     from solicitudes s join corrida_solicitudes c on c.solicitud = s.id
     where c.convocatoria = $1 and c.numero = $2 order by s.tiquete`,
    [etapa.convocatoria, etapa.numero],
  );
  return {
    kind: 'tanda',
    ...(await readDrawnList(db, etapa)),
    situaciones: rows.map(({ tiquete, estado, oferta }) => ({
      tiquete,
      situacion: waitingStatusOf(estado, oferta !== null),
      oferta,
    })),
    libres: [...(await readFree(db, etapa.anio))],
  };
}

/** Offers what came free, and writes down how the list stands then. */
async function writeTanda(tx: Queryable, known: KnownOfEtapa, { replica, huella, cortes, solicitudes }: Product): Promise<void> {
  const { etapa, instant, login } = known;
  const { convocatoria, numero } = etapa;
  const ids = await readIds(tx, convocatoria);
  const byId = new Map(solicitudes.map((one) => [ids.get(one.tiquete), one]));
  const waiting = await readRows(
    tx,
    solicitudRowSchema,
    `select ${solicitudColumns} from solicitudes where id = any($1::bigint[])
       and estado in ('en_lista_de_espera', 'aceptada_y_en_lista') order by id for no key update`,
    [[...byId.keys()]],
  );
  const improving = waiting.flatMap((row) => {
    const { oferta = null, opciones = [] } = byId.get(row.id) ?? {};
    return oferta === null || oferta === (row.ofertaAsignada ?? row.cupoActual) ? [] : [{ row, oferta, opciones }];
  });
  await offerCupos(tx, known, improving, true);
  await tx.query(
    `update resultados r set resultado = n.resultado
     from jsonb_to_recordset($1::jsonb) as n (solicitud bigint, oferta uuid, resultado text)
     where r.solicitud = n.solicitud and r.etapa = $2 and r.oferta = n.oferta`,
    [
      JSON.stringify(
        improving.flatMap(({ row, opciones }) =>
          opciones.map(({ oferta, resultado }) => ({ solicitud: row.id, oferta, resultado })),
        ),
      ),
      numero,
    ],
  );
  await saveCutOffs(tx, { convocatoria, numero }, cortes);
  await tx.query(
    `insert into tandas (convocatoria, numero, tanda, replica, huella, en, por, ofrecidos) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [convocatoria, numero, etapa.tandas.length + 1, replica, huella, instant.toISOString(), login, improving.length],
  );
}

/** Who still waits without a seat is sin_cupo; who holds one has accepted it. */
async function closeList(tx: Queryable, { etapa, instant, login }: KnownOfEtapa): Promise<void> {
  const { convocatoria, numero } = etapa;
  const waiting = await readRows(
    tx,
    solicitudRowSchema,
    `select ${solicitudColumns} from solicitudes where convocatoria = $1 and etapa = $2
       and estado in ('en_lista_de_espera', 'aceptada_y_en_lista') order by id for no key update`,
    [convocatoria, numero],
  );
  await moveSolicitudes(
    tx,
    waiting.map((row) => ({
      row,
      to: row.estado === 'aceptada_y_en_lista' ? 'aceptada' : 'sin_cupo',
      reason:
        row.estado === 'en_lista_de_espera' && row.cupoActual !== null
          ? 'La lista de espera se cerró. Conserva el cupo que ya tiene.'
          : 'La lista de espera se cerró.',
    })),
    { actor: allocationActor(login), instant, convocatoria },
  );
  await tx.query('update corridas set cerrada_en = $3 where convocatoria = $1 and numero = $2', [
    convocatoria,
    numero,
    instant.toISOString(),
  ]);
}

interface ComputedTanda {
  readonly tarea: TandaTask;
  readonly producto: Product;
}

/** Of two that are asked for at once, the second is given the first one's, which is told by `write` if it is old by then. */
const shareTandas = createSharing<ComputedTanda>();

function computeTanda({ db }: Context, etapa: EtapaRow): Promise<ComputedTanda> {
  const { result } = shareTandas(`${etapa.convocatoria} ${etapa.numero} ${etapa.version}`, async () => {
    const task = await db.transaction(async (tx) => {
      await allowLong(tx);
      return readTask(tx, etapa);
    });
    return { tarea: task, producto: await computeInThread(task) };
  });
  return result;
}

/** An answer or a deadline changed the list while it was being computed. */
class ListChanged extends HttpProblem {
  constructor() {
    super(409, 'La lista cambió mientras se calculaba, porque alguien respondió: intente de nuevo', { codigo: 'lista_cambio' });
  }
}

/** How often a batch is computed anew because a family answered meanwhile. */
const ATTEMPTS = 3;

/**
 * A batch of the waiting list (A9), and with `cierra` the end of the list; a list whose dates are all past is
 * closed without one.
 * @throws 404, 409 `fuera_de_fecha`, `lista_anterior`, `lista_congelada` and those of every step
 */
export async function moveWaitingList(
  context: Context,
  login: string,
  etapaCode: string,
  { version, cierra }: AskedTanda,
): Promise<components['schemas']['Etapa']> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await takeComputedStep(context, {
        etapaCode,
        version,
        login,
        step: cierra ? 'cerrar_lista' : 'mover_lista',
        // There are many batches: this one is what the version seen was followed by.
        isTaken: (etapa) =>
          cierra ? etapa.listaCerradaEn !== null : etapa.version === version + 1 && etapa.tandas.at(-1)?.quien === login,
        compute: async (known) => (refusalOf(known, 'mover_lista') ? undefined : computeTanda(context, known.etapa)),
        write: async (tx, known, tanda) => {
          if (tanda) {
            // Whoever has begun to answer ends first, and who comes now waits for the new list.
            await tx.query('lock table solicitudes in exclusive mode');
            const taskNow = await readTask(tx, known.etapa);
            if (JSON.stringify(taskNow) !== JSON.stringify(tanda.tarea)) throw new ListChanged();
            await writeTanda(tx, known, tanda.producto);
          }
          if (cierra) await closeList(tx, known);
        },
      });
    } catch (error) {
      if (!(error instanceof ListChanged) || attempt === ATTEMPTS) throw error;
    }
  }
}
