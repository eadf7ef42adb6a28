import type { Allocation } from './allocate';
import { countCupos, type Market } from './market';

/** Where an oferta closed: who came later in its common order got no seat by that way. */
export interface CutOffOfOferta {
  readonly cupos: number;
  readonly taken: number;
  /** Who kept the seat they held. */
  readonly holders: number;
  /** The last one that the common order let in; undefined: it let in no one. */
  readonly common: Standing | undefined;
  /** Of each group, the last one in its reserved seats. */
  readonly groups: readonly (Standing | undefined)[];
}

/** A standing in an oferta's common order. */
export interface Standing {
  /** 1: the first of all who listed it. */
  readonly place: number;
  /** The priority class of who stands there. */
  readonly priorityClass: number;
}

/** What each oferta ended with, as the published cut-offs. */
export function findCutOffs(market: Market, allocation: Allocation): readonly CutOffOfOferta[] {
  const { ofertas, cupoActual, groups, reservas } = market;
  const { oferta: given, order } = allocation;
  const cupos = countCupos(market);
  const holders = new Uint32Array(ofertas.length);
  given.forEach((oferta, solicitud) => {
    if (oferta >= 0 && cupoActual[solicitud] === oferta) holders[oferta] = (holders[oferta] as number) + 1;
  });
  return ofertas.map((_, oferta) => {
    const left = seatedInOrder(market, allocation, oferta);
    const taken = left.length + (holders[oferta] as number);
    const ends = groups.map((__, group) =>
      takeReserved(left, order.membershipAt, group, reservas[oferta * groups.length + group] as number),
    );
    return {
      cupos: cupos[oferta] as number,
      taken,
      holders: holders[oferta] as number,
      common: describePosition(market, allocation, oferta, left.at(-1)),
      groups: ends.map((position) => describePosition(market, allocation, oferta, position)),
    };
  });
}

/** The positions of those who got a seat by their standing, the best first: without holders. */
export function seatedInOrder({ cupoActual }: Market, { oferta: given, order }: Allocation, oferta: number): number[] {
  const seated: number[] = [];
  const end = order.starts[oferta + 1] as number;
  for (let position = order.starts[oferta] as number; position < end; position += 1) {
    const solicitud = order.solicitud[position] as number;
    if (given[solicitud] === oferta && cupoActual[solicitud] !== oferta) seated.push(position);
  }
  return seated;
}

/** Takes out of `positions` those in the reserved seats of `group`, and gives the last of them. */
export function takeReserved(positions: number[], membership: Uint16Array, group: number, seats: number): number | undefined {
  let last: number | undefined;
  let left = seats;
  const rest = positions.filter((position) => {
    const reserved = left > 0 && (((membership[position] as number) >> group) & 1) === 1;
    if (reserved) {
      left -= 1;
      last = position;
    }
    return !reserved;
  });
  positions.splice(0, positions.length, ...rest);
  return last;
}

/** Whose class is at a position. */
function describePosition(
  market: Market,
  { order }: Allocation,
  oferta: number,
  position: number | undefined,
): Standing | undefined {
  if (position === undefined) return undefined;
  const opcion = market.ofertaOfOpcion.indexOf(oferta, market.starts[order.solicitud[position] as number]);
  return { place: position - (order.starts[oferta] as number) + 1, priorityClass: market.classOfOpcion[opcion] as number };
}
