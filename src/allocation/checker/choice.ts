import type { Mercado } from '../market';
import type { Aspirante } from './applicantLists';

/** By what right someone is chosen. */
export type Via = 'titular' | 'reserva' | 'comun';

/** What an oferta has to give. */
export interface Plazas {
  readonly cupos: number;
  /** Seats reserved for each group, in the order in which groups choose. */
  readonly reservas: readonly number[];
}

export function readPlazas(mercado: Mercado): readonly Plazas[] {
  const groups = mercado.grupos.length;
  const holders = new Map<number, number>();
  for (const oferta of mercado.actual) holders.set(oferta, (holders.get(oferta) ?? 0) + 1);
  return mercado.ofertas.map((_, oferta) => ({
    cupos: (mercado.vacantes[oferta] ?? 0) + (holders.get(oferta) ?? 0),
    reservas: [...mercado.reservas.subarray(oferta * groups, (oferta + 1) * groups)],
  }));
}

/** Whom an oferta takes out of some who would come, given in its common order; and by what right. */
export function choose({ cupos, reservas }: Plazas, aspirantes: readonly Aspirante[]): ReadonlyMap<Aspirante, Via> {
  const chosen = new Map<Aspirante, Via>();
  const take = (via: Via, seats: number, may: (aspirante: Aspirante) => boolean) => {
    let left = Math.min(seats, cupos - chosen.size);
    for (const aspirante of aspirantes) {
      if (left === 0) return;
      if (chosen.has(aspirante) || !may(aspirante)) continue;
      chosen.set(aspirante, via);
      left -= 1;
    }
  };
  take('titular', cupos, ({ titular }) => titular);
  reservas.forEach((seats, group) => take('reserva', seats, ({ grupos }) => ((grupos >> group) & 1) === 1));
  take('comun', cupos, () => true);
  return chosen;
}
