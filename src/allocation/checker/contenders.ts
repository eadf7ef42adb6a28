import { drawOrder } from './drawOrder';
import type { CheckedMarket } from './readMarket';
import type { Got } from './readResult';

/**
 * Of each oferta, all who would rather have it than what they have, and those who are in it, in its common order (A4).
 * Whoever holds a seat there is apart.
 */
export interface Contenders {
  /** Those of oferta `o` stand at `starts[o] .. starts[o + 1]` of the two that follow. */
  readonly starts: Uint32Array;
  readonly solicitud: Uint32Array;
  readonly opcion: Uint32Array;
  /** How many who hold a seat at each oferta would have it or are in it; of each group's kind, at `o * groupCount + g`. */
  readonly holders: Uint32Array;
  readonly holdersOfGroup: Uint32Array;
}

export function findContenders(market: CheckedMarket, seed: string, got: Got): Contenders {
  const { solicitudes, groupCount, held, heldGroup, opcionEnds, oferta, priorityClass } = market;
  const ofertas = market.ofertas.count();
  const opciones = opcionEnds[solicitudes - 1] ?? 0;
  const classes = priorityClass.subarray(0, opciones).reduce((most, one) => Math.max(most, one + 1), 1);
  /** Whose each option is that is contended for; `solicitudes`: none. */
  const ownerOf = new Uint32Array(opciones).fill(solicitudes);
  const holders = new Uint32Array(ofertas);
  const holdersOfGroup = new Uint32Array(ofertas * groupCount);
  const starts = new Uint32Array(ofertas + 1);
  /** Where those of each oferta and class come next. */
  const places = new Uint32Array(ofertas * classes);
  for (let solicitud = 0; solicitud < solicitudes; solicitud += 1) {
    const own = held[solicitud] ?? -1;
    let isAbove = false;
    const end = got.wishEnds[solicitud] ?? 0;
    for (let opcion = opcionEnds[solicitud - 1] ?? 0; opcion < end; opcion += 1) {
      const asked = oferta[opcion] ?? 0;
      if (asked === own) continue;
      if (got.oferta[solicitud] === asked) isAbove = true;
      ownerOf[opcion] = solicitud;
      const place = asked * classes + (priorityClass[opcion] ?? 0);
      places[place] = (places[place] ?? 0) + 1;
    }
    if (own < 0 || isAbove) continue;
    holders[own] = (holders[own] ?? 0) + 1;
    const kind = heldGroup[solicitud] ?? -1;
    if (kind >= 0) holdersOfGroup[own * groupCount + kind] = (holdersOfGroup[own * groupCount + kind] ?? 0) + 1;
  }
  let total = 0;
  places.forEach((count, place) => {
    if (place % classes === 0) starts[place / classes] = total;
    places[place] = total;
    total += count;
  });
  starts[ofertas] = total;

  const solicitud = new Uint32Array(total);
  const opcion = new Uint32Array(total);
  const place = (one: number) => {
    const owner = ownerOf[one] ?? solicitudes;
    if (owner === solicitudes) return;
    const at = (oferta[one] ?? 0) * classes + (priorityClass[one] ?? 0);
    const position = places[at] ?? 0;
    places[at] = position + 1;
    solicitud[position] = owner;
    opcion[position] = one;
  };
  if (market.isLotteryByOferta) {
    const contended = Uint32Array.from(ownerOf.keys()).filter((one) => ownerOf[one] !== solicitudes);
    const optionAt = (index: number) => contended[index] ?? 0;
    drawOrder(market, seed, {
      total: contended.length,
      solicitudOf: (index) => ownerOf[optionAt(index)] ?? 0,
      ofertaOf: (index) => oferta[optionAt(index)] ?? 0,
    }).forEach((index) => place(optionAt(index)));
  } else {
    const everyone = { total: solicitudes, solicitudOf: (index: number) => index, ofertaOf: () => 0 };
    for (const one of drawOrder(market, seed, everyone)) {
      for (let at = opcionEnds[one - 1] ?? 0; at < (opcionEnds[one] ?? 0); at += 1) place(at);
    }
  }
  return { starts, solicitud, opcion, holders, holdersOfGroup };
}
