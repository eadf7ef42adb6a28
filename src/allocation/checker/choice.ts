import type { Contenders } from './contenders';
import type { CheckedMarket } from './readMarket';

/** Nobody leaves. */
export const NOBODY = -2;

/** Somebody who leaves before the choice: one who contends, by their position, or one who holds a seat, by its kind. */
export interface Leaver {
  readonly position: number;
  /** The group of the seat, -1: of no group; NOBODY: none of those who hold one. */
  readonly holderOf: number;
}

export interface Choice {
  /** The seats of an oferta: the free ones, and one for each who holds one. */
  readonly cupos: Uint32Array;
  /**
   * Chooses anew at an oferta (A3, A5, A6): `rights[position]` is then by what right each who contends is in: 0: not;
   * 1 and on: the reserve of that group, from 1; the number of groups and 1: the common order.
   */
  choose(oferta: number, leaver?: Leaver): void;
  readonly rights: Uint8Array;
}

export function createChoice(market: CheckedMarket, { starts, details, holders, holdersOfGroup }: Contenders): Choice {
  const { groupCount, reservas, vacantes, held } = market;
  const rights = new Uint8Array(details.length);
  const cupos = Uint32Array.from({ length: market.ofertas.count() }, (_, oferta) => vacantes[oferta] ?? 0);
  for (let solicitud = 0; solicitud < market.solicitudes; solicitud += 1) {
    const own = held[solicitud] ?? -1;
    if (own >= 0) cupos[own] = (cupos[own] ?? 0) + 1;
  }
  return {
    cupos,
    rights,
    choose(oferta, leaver = { position: -1, holderOf: NOBODY }) {
      const start = starts[oferta] ?? 0;
      const end = starts[oferta + 1] ?? 0;
      rights.fill(0, start, end);
      const staying = (holders[oferta] ?? 0) - (leaver.holderOf === NOBODY ? 0 : 1);
      let left = (cupos[oferta] ?? 0) - staying;
      for (let group = 0; group < groupCount; group += 1) {
        const kept = (holdersOfGroup[oferta * groupCount + group] ?? 0) - (leaver.holderOf === group ? 1 : 0);
        let reserved = Math.min(left, (reservas[oferta]?.[group] ?? 0) - kept);
        for (let position = start; position < end && reserved > 0; position += 1) {
          const belongs = (((details[position] ?? 0) >> group) & 1) === 1;
          if (!belongs || rights[position] !== 0 || position === leaver.position) continue;
          rights[position] = group + 1;
          reserved -= 1;
          left -= 1;
        }
      }
      for (let position = start; position < end && left > 0; position += 1) {
        if (rights[position] !== 0 || position === leaver.position) continue;
        rights[position] = groupCount + 1;
        left -= 1;
      }
    },
  };
}
