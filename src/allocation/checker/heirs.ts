import { type Choice, type Leaver, NOBODY } from './choice';
import { type Contenders, IS_IN } from './contenders';
import type { CheckedMarket } from './readMarket';
import type { Got } from './readResult';

/**
 * Who would come in if somebody left their oferta. It depends on nothing but the right by which they are in: a seat of
 * the same right is filled from the same people.
 */
export interface Heirs {
  /** Looks them up at one oferta, where `choice` has just chosen those who are in. */
  read(oferta: number): void;
  /** How many places there are: each is a right at an oferta. */
  readonly places: number;
  /** The place of someone; -1: in no oferta. */
  placeOf(solicitud: number): number;
  ofertaAt(place: number): number;
  /** The heir of all who are in by that right; -1: nobody. */
  heirAt(place: number): number;
}

export function createHeirs(market: CheckedMarket, got: Got, contenders: Contenders, choice: Choice): Heirs {
  const { groupCount, held, heldGroup } = market;
  const { starts, solicitud, details } = contenders;
  const isIn = (position: number) => ((details[position] ?? 0) & IS_IN) !== 0;
  /** Rights: the groups' from 1, the common one, then those of seats that are held: of no group, and of each. */
  const kinds = 2 * groupCount + 3;
  const heirs = new Int32Array(market.ofertas.count() * kinds).fill(-1);
  const rightOf = new Uint8Array(market.solicitudes);
  held.subarray(0, market.solicitudes).forEach((own, one) => {
    if (own >= 0 && got.oferta[one] === own) rightOf[one] = groupCount + 3 + (heldGroup[one] ?? -1);
  });
  /** Who is in by each right at the oferta that is read. */
  const leavers: (Leaver | undefined)[] = [];

  /** Somebody who is chosen once `leaver` is away, and is not in: there is one at most. */
  function findHeir(oferta: number, leaver: Leaver): number {
    choice.choose(oferta, leaver);
    for (let position = starts[oferta] ?? 0; position < (starts[oferta + 1] ?? 0); position += 1) {
      if (choice.rights[position] !== 0 && !isIn(position)) return solicitud[position] ?? 0;
    }
    return -1;
  }

  return {
    places: heirs.length,
    placeOf(one) {
      const oferta = got.oferta[one] ?? -1;
      return oferta < 0 ? -1 : oferta * kinds + (rightOf[one] ?? 0);
    },
    ofertaAt: (place) => Math.floor(place / kinds),
    heirAt: (place) => heirs[place] ?? -1,
    read(oferta) {
      leavers.length = 0;
      let hasOthers = false;
      for (let position = starts[oferta] ?? 0; position < (starts[oferta + 1] ?? 0); position += 1) {
        const right = choice.rights[position] ?? 0;
        if (right === 0) hasOthers = true;
        else {
          rightOf[solicitud[position] ?? 0] = right;
          leavers[right] ??= { position, holderOf: NOBODY };
        }
      }
      if (!hasOthers) return;
      if ((contenders.holders[oferta] ?? 0) > 0) {
        for (let kind = -1; kind < groupCount; kind += 1) leavers[groupCount + 3 + kind] = { position: -1, holderOf: kind };
      }
      leavers.forEach((leaver, right) => {
        if (leaver) heirs[oferta * kinds + right] = findHeir(oferta, leaver);
      });
    },
  };
}
