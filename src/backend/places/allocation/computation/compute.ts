import { runAllocation } from '#allocation/run.ts';
import { createTandaMarket, type WaitingStatus } from '#allocation/waitingList.ts';
import { countSolicitudes, type Market } from '#allocation/market.ts';
import { rankOpciones } from '#allocation/commonOrder.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { textAt } from '#allocation/packedTexts.ts';
import { describe } from './describe';
import type { Computed, Task, TandaTask } from './tasks';
import { readReplicaText } from './replicaText';

/** Runs the engine of the pages on a stage's frozen list. @throws InvalidMarket */
export function compute(task: Task): Computed {
  const { market } = readReplicaText(task.replica);
  return task.kind === 'tanda' ? moveWaitingList(market, task) : runEtapa(market, task);
}

function runEtapa(market: Market, { replica, semilla, reservas }: Task): Computed {
  const { allocation, hash, inputHash: huellaEntrada, findings: hallazgos } = runAllocation(market, semilla);
  return {
    replica,
    huellaEntrada,
    huella: hash,
    hallazgos: hallazgos.map(({ message }) => message),
    ...describe({ market, semilla, allocation, reservas, isFull: (_, { cupos, taken }) => taken >= cupos }),
  };
}

/** The free seats to those who wait (A9); what is told is of the whole list as it is then. */
function moveWaitingList(market: Market, { semilla, reservas, situaciones, libres }: TandaTask): Computed {
  const indexOfOferta = new Map(market.ofertas.map((id, oferta) => [id, oferta]));
  const byTicket = new Map(situaciones.map((one) => [one.tiquete, one]));
  const tickets = Array.from({ length: countSolicitudes(market) }, (_, at) => textAt(market.tickets, at));
  const held = tickets.map((ticket) => byTicket.get(ticket)?.oferta ?? null);
  const oferta = Int32Array.from(held, (id) => (id === null ? -1 : (indexOfOferta.get(id) ?? -1)));
  const statusOf = (at: number): WaitingStatus => byTicket.get(tickets[at] ?? '')?.situacion ?? 'out';
  const order = rankOpciones(market, semilla);

  const left = new Map(libres.map((one) => [one.oferta, one.libres]));
  // Other stages take and give back seats too: what is free is what the backend counts, not what this list left.
  const vacantes = Uint32Array.from(market.ofertas, (id) => left.get(id) ?? 0);
  const tandaMarket: Market = { ...createTandaMarket(market, { oferta, order }, statusOf), vacantes };
  const run = runAllocation(tandaMarket, semilla);

  const gotByTicket = new Map(Array.from(run.allocation.oferta, (got, at) => [textAt(tandaMarket.tickets, at), got] as const));
  const after = oferta.map((got, at) => gotByTicket.get(tickets[at] ?? '') ?? got);
  const isFull = (index: number): boolean => {
    const cutOff = run.cutOffs[index];
    return cutOff !== undefined && cutOff.taken >= cutOff.cupos;
  };
  return {
    replica: writeReplica(tandaMarket, semilla).join(''),
    huellaEntrada: run.inputHash,
    huella: run.hash,
    hallazgos: run.findings.map(({ message }) => message),
    ...describe({ market, semilla, allocation: { oferta: after, order }, reservas, isFull }),
  };
}
