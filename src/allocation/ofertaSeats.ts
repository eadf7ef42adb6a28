import { countCupos, type Market } from './market';
import { createHeaps } from './heaps';
import type { CommonOrder } from './commonOrder';

/**
 * The places while they fill. Each takes its holders before anyone; then, group by group, the best of the group for
 * its reserved seats, less those that holders keep; then the best of all. Holding who was taken so far is enough: who was refused once is never
 * taken later (the rule is path independent), so one who comes either pushes one out or is refused.
 */
export interface OfertaSeats {
  /**
   * The holder of a seat comes back to it. Gives the position that is pushed out; -1: none.
   * @param group by whose reserve the seat was awarded; -1: none
   */
  takeHolder(oferta: number, group: number): number;
  /**
   * An option comes to its oferta, at `position` of the common order, with the groups that it gives.
   * Gives the position that is refused; -1: none.
   */
  take(oferta: number, position: number, membership: number): number;
}

export function createOfertaSeats(market: Market, { starts, membershipAt: membershipAt }: CommonOrder): OfertaSeats {
  /** Seats that each group's reserve has left. */
  const reservas = market.reservas.slice();
  const groups = market.groups.length;
  /** A place's stages: one a group, and the common one after them. */
  const stages = groups + 1;
  const cupos = countCupos(market);
  const taken = new Uint32Array(cupos.length);
  const limits = new Uint32Array(cupos.length * stages);
  cupos.forEach((cupo, oferta) => {
    // No stage holds more than there are seats, or than ask for them.
    const most = Math.min(cupo, (starts[oferta + 1] as number) - (starts[oferta] as number));
    for (let group = 0; group < groups; group += 1) {
      limits[oferta * stages + group] = Math.min(reservas[oferta * groups + group] as number, most);
    }
    limits[oferta * stages + groups] = most;
  });
  const heaps = createHeaps(limits);
  const { sizes } = heaps;

  /** One more has come in: who goes, if that is one too many. The last stage gives up first. */
  function settle(oferta: number): number {
    const seated = (taken[oferta] as number) + 1;
    if (seated <= (cupos[oferta] as number)) {
      taken[oferta] = seated;
      return -1;
    }
    let stage = oferta * stages + groups;
    while (sizes[stage] === 0) stage -= 1;
    return heaps.pop(stage);
  }

  /** Takes who comes into the first stage from `start` on that has room for them, or the worst of which they push out. */
  function takeFrom(start: number, oferta: number, position: number, membership: number): number {
    const first = oferta * stages;
    const common = first + groups;
    let coming = position;
    let comingGroups = membership;
    for (let group = start; group < groups; group += 1) {
      const stage = first + group;
      const limit = limits[stage] as number;
      if (((comingGroups >> group) & 1) === 0 || limit === 0) continue;
      if ((sizes[stage] as number) < limit) {
        heaps.push(stage, coming);
        return settle(oferta);
      }
      if (coming < heaps.worst(stage)) {
        coming = heaps.replaceWorst(stage, coming);
        comingGroups = membershipAt[coming] as number;
      }
    }
    if (taken[oferta] === cupos[oferta]) {
      if (sizes[common] === 0 || coming > heaps.worst(common)) return coming;
      return heaps.replaceWorst(common, coming);
    }
    heaps.push(common, coming);
    return settle(oferta);
  }

  /** A seat of a group's reserve is its holder's again: who is over there goes on to the stages that follow. */
  function shrinkReserva(oferta: number, group: number): void {
    const at = oferta * groups + group;
    const stage = oferta * stages + group;
    const left = reservas[at] as number;
    if (left === 0) return;
    reservas[at] = left - 1;
    limits[stage] = Math.min(limits[stage] as number, left - 1);
    if ((sizes[stage] as number) < left) return;
    const over = heaps.pop(stage);
    taken[oferta] = (taken[oferta] as number) - 1;
    takeFrom(group + 1, oferta, over, membershipAt[over] as number);
  }

  return {
    take: (oferta, position, membership) => takeFrom(0, oferta, position, membership),
    takeHolder(oferta, group) {
      if (group >= 0) shrinkReserva(oferta, group);
      return settle(oferta);
    },
  };
}
