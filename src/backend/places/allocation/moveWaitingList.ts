import type { components } from '#domain/contract.ts';
import { addSemilla, writeReplica } from '#allocation/replica/writeReplica.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import type { Context } from '#backend/context.ts';
import { createSharing } from '#backend/solicitud/sharedWork.ts';
import { solicitudColumns, solicitudRowSchema } from '#backend/solicitud/solicitudRow.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { computeInThread } from './computation/computeInThread';
import type { Product, Task } from './computation/tasks';
import type { AskedTanda } from './allocationInputs';
import { closeList } from './closeList';
import { readTandaMarket } from './etapaMarket';
import type { EtapaRow } from './etapaRows';
import { readNames } from './frozenList';
import { changeCutOffs, readIds } from './saveCutOffs';
import { offerCupos } from './offerCupos';
import { saveTandaResults } from './tandaResults';
import { takeComputedStep } from './takeStep';
import { refusalOf, type KnownOfEtapa } from './etapaRules';

/** All on which a batch stands, at once: what changes afterwards makes it old. */
async function readTask(db: Queryable, etapa: EtapaRow): Promise<Task> {
  const { semilla } = etapa;
  if (semilla === null) throw new Error('A published stage has its seed');
  return { replica: writeReplica(await readTandaMarket(db, etapa)).join(''), semilla, ...(await readNames(db, etapa)) };
}

/** Offers what came free, and writes down how the list stands then. */
async function writeTanda(tx: Queryable, known: KnownOfEtapa, { tarea, producto }: ComputedTanda): Promise<void> {
  const { etapa, instant, login } = known;
  const { convocatoria, numero } = etapa;
  const { huella, cortes, solicitudes } = producto;
  const ids = await readIds(tx, convocatoria);
  const byId = new Map(
    solicitudes.flatMap((one) => {
      const id = ids.get(one.tiquete);
      return id === undefined ? [] : [[id, one] as const];
    }),
  );
  const waiting = await readRows(
    tx,
    solicitudRowSchema,
    `select ${solicitudColumns} from solicitudes where id = any($1::bigint[]) order by id for no key update`,
    [[...byId.keys()]],
  );
  const improving = waiting.flatMap((row) => {
    const { oferta = null, reserva = null } = byId.get(row.id) ?? {};
    return oferta === null || oferta === (row.ofertaAsignada ?? row.cupoActual) ? [] : [{ row, oferta, reserva }];
  });
  await saveTandaResults(tx, etapa, byId, new Set(improving.map(({ row }) => row.id)));
  await offerCupos(tx, known, improving, true);
  await changeCutOffs(tx, etapa, cortes);
  await tx.query(
    `insert into tandas (convocatoria, numero, tanda, replica, huella, en, por, ofrecidos) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      convocatoria,
      numero,
      etapa.tandas.length + 1,
      addSemilla(tarea.replica, tarea.semilla),
      huella,
      instant.toISOString(),
      login,
      improving.length,
    ],
  );
}

interface ComputedTanda {
  readonly tarea: Task;
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
 * @throws 404, 409 `fuera_de_fecha`, `lista_de_otra_etapa`, `lista_congelada` and those of every step
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
            await writeTanda(tx, known, tanda);
          }
          if (cierra) await closeList(tx, known);
        },
      });
    } catch (error) {
      if (!(error instanceof ListChanged) || attempt === ATTEMPTS) throw error;
    }
  }
}
