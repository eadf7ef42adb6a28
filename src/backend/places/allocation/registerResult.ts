import type { components } from '#domain/contract.ts';
import type { Database, Queryable } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import type { Context } from '#backend/context.ts';
import { createSharing } from '#backend/solicitud/sharedWork.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { computeInThread } from './computation/computeInThread';
import type { Product } from './computation/tasks';
import { readDrawnList } from './frozenList';
import type { ResultHash } from './allocationInputs';
import type { EtapaRow } from './etapaRows';
import { keepReasons, saveCutOffs, readIds } from './saveCutOffs';
import { takeComputedStep } from './takeStep';

/** @throws 409 `lista_vieja` when the caller ran another list than the frozen one */
export function requireSameList(etapa: EtapaRow, listHash: string): void {
  if (etapa.huellaLista === listHash) return;
  throw new HttpProblem(409, 'La lista que usted corrió no es la congelada', { codigo: 'lista_vieja' });
}

/** @throws 409 `huella_distinta` */
export function requireSameHash(own: string | null, hash: string): void {
  if (own === hash) return;
  throw new HttpProblem(409, 'El resultado que usted obtuvo no es el que dan las reglas: no se guardó ni se publicó nada', {
    codigo: 'huella_distinta',
  });
}

/** Whether they are the hashes that the stage has registered. */
export function isOfEtapa(
  etapa: EtapaRow,
  { huellaLista: listHash, huella: hash }: Pick<ResultHash, 'huellaLista' | 'huella'>,
): boolean {
  return etapa.huellaLista === listHash && etapa.huellaResultado === hash;
}

/** Of two that are asked for at once, the second is given the first one's. */
const shareRuns = createSharing<Product>();

/** The backend's own run: of a frozen list with its seed there is one result, which nothing changes. */
function runFrozenList(db: Database, etapa: EtapaRow): Promise<Product> {
  const { convocatoria, numero, huellaLista, semilla } = etapa;
  const { result } = shareRuns(`${convocatoria} ${numero} ${huellaLista} ${semilla}`, async () =>
    computeInThread(await readDrawnList(db, etapa)),
  );
  return result;
}

async function saveResult(tx: Queryable, { convocatoria, numero }: EtapaRow, { cortes, solicitudes }: Product): Promise<void> {
  const ids = await readIds(tx, convocatoria);
  const rows = solicitudes.map((one) => ({ ...one, solicitud: ids.get(one.tiquete) }));
  await insertRows(
    tx,
    'corrida_solicitudes',
    rows.map(({ solicitud, opcion, oferta, reserva, clase, sorteo }) => ({
      convocatoria,
      numero,
      solicitud,
      opcion,
      oferta,
      reserva,
      clase,
      sorteo,
    })),
  );
  // Nobody outside sees them before they are the result that holds.
  await insertRows(
    tx,
    'resultados',
    rows.flatMap(({ solicitud, opciones }) => opciones.map((opcion) => ({ ...opcion, solicitud, etapa: numero }))),
  );
  await keepReasons(
    tx,
    numero,
    rows.map(({ solicitud }) => solicitud),
  );
  await saveCutOffs(tx, { convocatoria, numero }, cortes);
  // So many new rows: the plans of what is read next stand on how many there are.
  await tx.script('analyze corrida_solicitudes, resultados, cortes');
}

/**
 * The hash of the caller's own run: the backend runs the same engine on the frozen list and keeps its result only if
 * the hash is the same.
 * @throws 404, 409 `lista_vieja`, `huella_distinta` and those of every step
 */
export function registerResult(
  context: Context,
  login: string,
  etapaCode: string,
  { version, huellaLista: listHash, huella: hash }: ResultHash,
): Promise<components['schemas']['Etapa']> {
  return takeComputedStep(context, {
    etapaCode,
    version,
    login,
    step: 'correr',
    isTaken: (etapa) => etapa.corrida?.quien === login && isOfEtapa(etapa, { huellaLista: listHash, huella: hash }),
    // Nothing of a frozen list can change meanwhile.
    compute: async ({ etapa }) => {
      requireSameList(etapa, listHash);
      const product = await runFrozenList(context.db, etapa);
      requireSameHash(product.huella, hash);
      return product;
    },
    write: async (tx, { etapa, instant }, product) => {
      await saveResult(tx, etapa, product);
      await tx.query(
        'update corridas set huella_resultado = $3, corrida_en = $4, corrida_por = $5 where convocatoria = $1 and numero = $2',
        [etapa.convocatoria, etapa.numero, hash, instant.toISOString(), login],
      );
    },
  });
}
