import type { Allocation } from './allocate';
import { countCupos, type Market } from './market';
import { findSeated } from './seated';

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
  const cupos = countCupos(market);
  return findSeated(market, allocation).map(({ holders, byGroup, common }, oferta) => {
    const describe = (positions: readonly number[]) => describePosition(market, allocation, oferta, positions.at(-1));
    return {
      cupos: cupos[oferta] as number,
      taken: holders + common.length + byGroup.reduce((sum, positions) => sum + positions.length, 0),
      holders,
      common: describe(common),
      groups: byGroup.map(describe),
    };
  });
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
  return { place: position - (order.starts[oferta] as number) + 1, priorityClass: order.classOfOpcion[opcion] as number };
}
