import type { Market } from '#allocation/market.ts';
import type { Applicant } from './applicantLists';

/** By what right someone is chosen. */
export type SeatRight = 'holder' | 'reserva' | 'common';

/** What an oferta has to give. */
export interface Seats {
  readonly cupos: number;
  /** Seats reserved for each group, in the order in which groups choose: those that holders keep are of them. */
  readonly reservas: readonly number[];
}

export function readSeats(market: Market): readonly Seats[] {
  const groups = market.groups.length;
  const holders = new Map<number, number>();
  for (const oferta of market.cupoActual) holders.set(oferta, (holders.get(oferta) ?? 0) + 1);
  return market.ofertas.map((_, oferta) => ({
    cupos: (market.vacantes[oferta] ?? 0) + (holders.get(oferta) ?? 0),
    reservas: [...market.reservas.subarray(oferta * groups, (oferta + 1) * groups)],
  }));
}

/** Whom an oferta takes out of some who would come, given in its common order; and by what right. */
export function choose({ cupos, reservas }: Seats, applicants: readonly Applicant[]): ReadonlyMap<Applicant, SeatRight> {
  const chosen = new Map<Applicant, SeatRight>();
  const take = (right: SeatRight, seats: number, may: (applicant: Applicant) => boolean) => {
    let left = Math.min(seats, cupos - chosen.size);
    for (const applicant of applicants) {
      if (left === 0) return;
      if (chosen.has(applicant) || !may(applicant)) continue;
      chosen.set(applicant, right);
      left -= 1;
    }
  };
  take('holder', cupos, ({ isHolder }) => isHolder);
  const kept = [...chosen.keys()].map(({ heldGroup }) => heldGroup);
  reservas.forEach((seats, group) => {
    const left = Math.max(0, seats - kept.filter((heldGroup) => heldGroup === group).length);
    take('reserva', left, ({ groups }) => ((groups >> group) & 1) === 1);
  });
  take('common', cupos, () => true);
  return chosen;
}
