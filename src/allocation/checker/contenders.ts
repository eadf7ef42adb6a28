import { drawOrder } from './drawOrder';
import type { CheckedMarket } from './readMarket';
import type { Got } from './readResult';
import { createSiblingRights } from './siblings';

/**
 * Of each oferta, all who would rather have it than what they have, and those who are in it, in its common order (A4).
 * Whoever holds a seat there is apart.
 */
export interface Contenders {
  /** Those of oferta `o` stand at `starts[o] .. starts[o + 1]` of the two that follow. */
  readonly starts: Uint32Array;
  readonly solicitud: Uint32Array;
  /** Their groups there, as bits, and above them IS_IN if they are in it. */
  readonly details: Uint32Array;
  /** How many who hold a seat at each oferta would have it or are in it; of each group's kind, at `o * groupCount + g`. */
  readonly holders: Uint32Array;
  readonly holdersOfGroup: Uint32Array;
}

export const IS_IN = 1 << 16;

export function findContenders(market: CheckedMarket, seed: string, got: Got): Contenders {
  const claims = readClaims(market, got);
  const { owners, places, details, starts, ends } = claims;
  const total = owners.length;
  const solicitud = new Uint32Array(total);
  const detailsAt = new Uint32Array(total);
  const seat = (claim: number) => {
    const place = places[claim] ?? 0;
    const position = ends[place] ?? 0;
    ends[place] = position + 1;
    solicitud[position] = owners[claim] ?? 0;
    detailsAt[position] = details[claim] ?? 0;
  };
  if (market.isLotteryByOferta) {
    const solicitudOf = (claim: number) => owners[claim] ?? 0;
    const ofertaOf = (claim: number) => Math.floor((places[claim] ?? 0) / claims.classes);
    drawOrder(market, seed, { total, solicitudOf, ofertaOf }).forEach(seat);
  } else {
    const everyone = { total: market.solicitudes, solicitudOf: (one: number) => one, ofertaOf: () => 0 };
    for (const one of drawOrder(market, seed, everyone)) {
      for (let claim = claims.firsts[one] ?? 0; claim < (claims.firsts[one + 1] ?? 0); claim += 1) seat(claim);
    }
  }
  return { starts, solicitud, details: detailsAt, holders: claims.holders, holdersOfGroup: claims.holdersOfGroup };
}

const NO_RIGHT = { priorityClass: Infinity, groups: 0 };

/** The options that are contended for, as the solicitudes have them, and how many there are at each oferta. */
function readClaims(market: CheckedMarket, got: Got) {
  const { solicitudes, groupCount, held, heldGroup, opcionEnds, oferta, priorityClass, groups, ofertas, siblings } = market;
  const hasSibling = createSiblingRights(market, got);
  const all = opcionEnds[solicitudes - 1] ?? 0;
  let classes = 1;
  for (let opcion = 0; opcion < all; opcion += 1) classes = Math.max(classes, (priorityClass[opcion] ?? 0) + 1);
  const owners = new Uint32Array(all);
  /** Oferta and class of each. */
  const places = new Uint32Array(all);
  const details = new Uint32Array(all);
  const firsts = new Uint32Array(solicitudes + 1);
  const holders = new Uint32Array(ofertas.count());
  const holdersOfGroup = new Uint32Array(ofertas.count() * groupCount);
  /** How many there are of each oferta and class, then where the next one of them stands. */
  const ends = new Uint32Array(ofertas.count() * classes);
  let total = 0;
  let opcion = 0;
  for (let solicitud = 0; solicitud < solicitudes; solicitud += 1) {
    const own = held[solicitud] ?? -1;
    const has = got.oferta[solicitud] ?? -1;
    let isAbove = false;
    const end = got.wishEnds[solicitud] ?? 0;
    firsts[solicitud] = total;
    for (; opcion < end; opcion += 1) {
      const asked = oferta[opcion] ?? 0;
      if (asked === own) continue;
      if (asked === has) isAbove = true;
      const right = siblings && hasSibling(solicitud, asked) ? siblings : NO_RIGHT;
      const place = asked * classes + Math.min(priorityClass[opcion] ?? 0, right.priorityClass);
      ends[place] = (ends[place] ?? 0) + 1;
      owners[total] = solicitud;
      places[total] = place;
      details[total] = (groups[opcion] ?? 0) | right.groups | (asked === has ? IS_IN : 0);
      total += 1;
    }
    opcion = opcionEnds[solicitud] ?? 0;
    if (own < 0 || isAbove) continue;
    holders[own] = (holders[own] ?? 0) + 1;
    const kind = heldGroup[solicitud] ?? -1;
    if (kind >= 0) holdersOfGroup[own * groupCount + kind] = (holdersOfGroup[own * groupCount + kind] ?? 0) + 1;
  }
  firsts[solicitudes] = total;
  const starts = new Uint32Array(ofertas.count() + 1);
  let before = 0;
  ends.forEach((count, place) => {
    if (place % classes === 0) starts[place / classes] = before;
    ends[place] = before;
    before += count;
  });
  starts[ofertas.count()] = total;
  return { owners: owners.subarray(0, total), places, details, firsts, holders, holdersOfGroup, ends, starts, classes };
}
