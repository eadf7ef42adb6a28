import type { Allocation } from './allocate';
import { countSolicitudes, type Market } from './market';

/** Who has the seats of an oferta, and by what right: positions of its common order, the best first. */
export interface Seated {
  /** How many kept the seat that they held. */
  readonly holders: number;
  /** Of each group, those in its reserved seats. */
  readonly byGroup: readonly (readonly number[])[];
  /** Those whom the common order let in. */
  readonly common: readonly number[];
}

/** Of each oferta. Whoever is chosen of all who asked is chosen alike of those who are in (A14). */
export function findSeated(market: Market, { oferta: given, order }: Allocation): readonly Seated[] {
  const { ofertas, cupoActual, groupOfCupo, groups, reservas } = market;
  const left = reservas.slice();
  const holders = new Uint32Array(ofertas.length);
  given.forEach((oferta, solicitud) => {
    if (oferta < 0 || cupoActual[solicitud] !== oferta) return;
    holders[oferta] = (holders[oferta] as number) + 1;
    const group = groupOfCupo[solicitud] as number;
    const at = oferta * groups.length + group;
    if (group >= 0 && (left[at] as number) > 0) left[at] = (left[at] as number) - 1;
  });
  return ofertas.map((_, oferta) => {
    let common: readonly number[] = comingInOrder(market, { oferta: given, order }, oferta);
    const byGroup = groups.map((__, group) => {
      let seats = left[oferta * groups.length + group] as number;
      const inside: number[] = [];
      const outside: number[] = [];
      for (const position of common) {
        const isOfGroup = (((order.membershipAt[position] as number) >> group) & 1) === 1;
        if (seats > 0 && isOfGroup) {
          seats -= 1;
          inside.push(position);
        } else outside.push(position);
      }
      common = outside;
      return inside;
    });
    return { holders: holders[oferta] as number, byGroup, common };
  });
}

/** The positions of those who got a seat by their standing, the best first: without holders. */
function comingInOrder({ cupoActual }: Market, { oferta: given, order }: Allocation, oferta: number): number[] {
  const coming: number[] = [];
  const end = order.starts[oferta + 1] as number;
  for (let position = order.starts[oferta] as number; position < end; position += 1) {
    const solicitud = order.solicitud[position] as number;
    if (given[solicitud] === oferta && cupoActual[solicitud] !== oferta) coming.push(position);
  }
  return coming;
}

/** The kind of the seat that each has now: the group by whose reserve it was awarded; -1: none. */
export function findGroupsOfCupos(market: Market, allocation: Allocation): Int32Array<ArrayBuffer> {
  const kinds = new Int32Array(countSolicitudes(market)).fill(-1);
  allocation.oferta.forEach((oferta, solicitud) => {
    if (oferta >= 0 && oferta === market.cupoActual[solicitud]) kinds[solicitud] = market.groupOfCupo[solicitud] as number;
  });
  for (const { byGroup } of findSeated(market, allocation)) {
    byGroup.forEach((positions, group) => {
      for (const position of positions) kinds[allocation.order.solicitud[position] as number] = group;
    });
  }
  return kinds;
}
