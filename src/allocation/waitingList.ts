import type { Allocation } from './allocate';
import { growingBytes, growingIntegers, growingNumbers, growingShorts } from './growingArrays';
import { countCupos, countSolicitudes, type Market } from './market';
import { countBetter } from './opcionIndex';
import { packTexts, textAt } from './packedTexts';
import { findGroupsOfCupos } from './seated';

/**
 * How a solicitud stands when the list moves:
 * - firm: it keeps its seat and waits for nothing (accepted, enrolled, or offered and not answered yet);
 * - withCupo: it accepted its seat and waits for a better option;
 * - withoutCupo: it has none, and waits;
 * - out: it is out (declined, lapsed, withdrawn), and its seat, if it had one, is free.
 */
export type WaitingStatus = 'firm' | 'withCupo' | 'withoutCupo' | 'out';

/**
 * The place of each option in its oferta's waiting list: 1 for the next one; 0: it does not wait there. Those wait who
 * would rather have the oferta than what they have, in the common order (reserved seats that come free may go to one
 * further down). Place `i` is that of the market's option `i`.
 */
export function findWaitingListPlaces(
  market: Market,
  { oferta: given, order }: Allocation,
  statusOf: (solicitud: number) => WaitingStatus,
): Uint32Array<ArrayBuffer> {
  const waiting = new Uint8Array(market.ofertaOfOpcion.length);
  for (let solicitud = 0; solicitud < countSolicitudes(market); solicitud += 1) {
    if (!isWaiting(statusOf(solicitud))) continue;
    const start = market.starts[solicitud] as number;
    const better = countBetter(market, solicitud, given[solicitud] as number);
    for (let opcion = start; opcion < start + better; opcion += 1) waiting[order.positionOfOpcion[opcion] as number] = 1;
  }
  const places = new Uint32Array(market.ofertaOfOpcion.length);
  market.ofertas.forEach((_, oferta) => {
    let place = 0;
    for (let position = order.starts[oferta] as number; position < (order.starts[oferta + 1] as number); position += 1) {
      if (waiting[position] === 1) places[position] = place += 1;
    }
  });
  return order.positionOfOpcion.map((position) => places[position] as number);
}

const isWaiting = (statusOf: WaitingStatus): boolean => statusOf === 'withCupo' || statusOf === 'withoutCupo';

/**
 * The market of a waiting list's batch (A9): the free seats, those who wait with their seat, who bring it and
 * cannot lose it, and those who wait without one. It is allocated as any other, by the same seed.
 * A reserve is a minimum: the seats of it that stay taken outside of the batch are no longer reserved.
 */
export function createTandaMarket(
  market: Market,
  allocation: Allocation,
  statusOf: (solicitud: number) => WaitingStatus,
): Market {
  const { oferta: given } = allocation;
  const kinds = findGroupsOfCupos(market, allocation);
  const keeps = (solicitud: number) => ['firm', 'withCupo'].includes(statusOf(solicitud));
  const vacantes = countCupos(market);
  given.forEach((oferta, solicitud) => {
    if (oferta >= 0 && keeps(solicitud)) vacantes[oferta] = (vacantes[oferta] as number) - 1;
  });
  const reservas = market.reservas.slice();
  kinds.forEach((group, solicitud) => {
    const at = (given[solicitud] as number) * market.groups.length + group;
    if (group >= 0 && statusOf(solicitud) === 'firm') reservas[at] = Math.max(0, (reservas[at] as number) - 1);
  });
  return { ...market, vacantes, reservas, ...waitingSolicitudes(market, given, kinds, statusOf) };
}

/** Those who wait, with the options that they would rather have than what they have. */
function waitingSolicitudes(
  market: Market,
  given: Int32Array,
  kinds: Int32Array,
  statusOf: (solicitud: number) => WaitingStatus,
) {
  const tickets: string[] = [];
  const familyOfSolicitud = growingIntegers();
  const etapaOfSolicitud = growingBytes();
  const cupoActual = growingIntegers();
  const groupOfCupo = growingIntegers();
  const starts = growingNumbers();
  const ofertaOfOpcion = growingNumbers();
  const classOfOpcion = growingBytes();
  const membershipOfOpcion = growingShorts();
  starts.add(0);
  for (let solicitud = 0; solicitud < countSolicitudes(market); solicitud += 1) {
    const status = statusOf(solicitud);
    if (!isWaiting(status)) continue;
    const held = status === 'withCupo' ? (given[solicitud] as number) : -1;
    tickets.push(textAt(market.tickets, solicitud));
    familyOfSolicitud.add(market.familyOfSolicitud[solicitud] as number);
    etapaOfSolicitud.add(market.etapaOfSolicitud[solicitud] as number);
    cupoActual.add(held);
    groupOfCupo.add(held < 0 ? -1 : (kinds[solicitud] as number));
    const start = market.starts[solicitud] as number;
    for (let opcion = start; opcion < start + countBetter(market, solicitud, held); opcion += 1) {
      ofertaOfOpcion.add(market.ofertaOfOpcion[opcion] as number);
      classOfOpcion.add(market.classOfOpcion[opcion] as number);
      membershipOfOpcion.add(market.membershipOfOpcion[opcion] as number);
    }
    starts.add(ofertaOfOpcion.length);
  }
  return {
    tickets: packTexts(tickets),
    familyOfSolicitud: familyOfSolicitud.finish(),
    etapaOfSolicitud: etapaOfSolicitud.finish(),
    cupoActual: cupoActual.finish(),
    groupOfCupo: groupOfCupo.finish(),
    starts: starts.finish(),
    ofertaOfOpcion: ofertaOfOpcion.finish(),
    classOfOpcion: classOfOpcion.finish(),
    membershipOfOpcion: membershipOfOpcion.finish(),
  };
}
