import { sha256 } from '@noble/hashes/sha2.js';

import type { Market } from '#allocation/market.ts';

const WORDS = 8;

/** Who asks for an oferta, and how: what the checker needs of one option. */
export interface Applicant {
  readonly solicitud: number;
  /** 0: the first option. */
  readonly rank: number;
  readonly priorityClass: number;
  readonly groups: number;
  readonly etapa: number;
  /** Holds a seat there now. */
  readonly isHolder: boolean;
  /** The group by whose reserve that seat was awarded; -1: none. */
  readonly heldGroup: number;
}

/** Of each oferta, all who ask for it, in its common order: the checker's own reading of the rules. */
export function readLists(market: Market, semilla: string): readonly (readonly Applicant[])[] {
  const lists: Applicant[][] = market.ofertas.map(() => []);
  market.cupoActual.forEach((held, solicitud) => {
    const etapa = market.etapaOfSolicitud[solicitud] ?? 0;
    const start = market.starts[solicitud] ?? 0;
    const heldGroup = market.groupOfCupo[solicitud] ?? -1;
    const opciones = market.ofertaOfOpcion.subarray(start, market.starts[solicitud + 1]);
    opciones.forEach((oferta, rank) => {
      const priorityClass = market.classOfOpcion[start + rank] ?? 0;
      const groups = market.membershipOfOpcion[start + rank] ?? 0;
      lists[oferta]?.push({ solicitud, rank, priorityClass, groups, etapa, isHolder: held === oferta, heldGroup });
    });
    if (held >= 0 && !opciones.includes(held)) {
      lists[held]?.push({ solicitud, rank: opciones.length, priorityClass: 0, groups: 0, etapa, isHolder: true, heldGroup });
    }
  });
  const numbers = createNumbers(market, semilla);
  lists.forEach((list, oferta) => {
    const { compare } = numbers(oferta, list);
    list.sort(
      (one, other) =>
        one.priorityClass - other.priorityClass || one.etapa - other.etapa || compare(one.solicitud, other.solicitud),
    );
  });
  return lists;
}

interface Numbers {
  compare(one: number, other: number): number;
}

/** The lottery's order of some solicitudes at an oferta. */
function createNumbers(market: Market, semilla: string): (oferta: number, list: readonly Applicant[]) => Numbers {
  const everyone = Array.from(market.cupoActual.keys());
  if (market.lottery === 'por-oferta') {
    return (oferta, list) =>
      drawNumbers(
        market,
        semilla,
        list.map(({ solicitud }) => solicitud),
        `|${market.ofertas[oferta]}`,
      );
  }
  const { compare } = drawNumbers(market, semilla, everyone, '');
  const turns = new Uint32Array(everyone.length);
  everyone.sort(compare).forEach((solicitud, turn) => (turns[solicitud] = turn));
  const byTurn: Numbers = { compare: (one, other) => (turns[one] ?? 0) - (turns[other] ?? 0) };
  return () => byTurn;
}

/** `ending`: what follows the ticket in the text that is hashed. */
function drawNumbers(market: Market, semilla: string, solicitudes: readonly number[], ending: string): Numbers {
  const encoder = new TextEncoder();
  const beginnings = [...market.semillasAnteriores, semilla].map((one) => sha256.create().update(encoder.encode(`${one}|`)));
  const end = encoder.encode(ending);
  const digest = new Uint8Array(4 * WORDS);
  const view = new DataView(digest.buffer);
  // Of each, the family's number, then its own.
  const words = new Uint32Array(2 * WORDS * solicitudes.length);
  const rows = new Map(solicitudes.map((solicitud, row) => [solicitud, 2 * WORDS * row]));
  let clone = sha256.create();
  const draw = ({ bytes, starts }: Market['tickets'], index: number, at: number, etapa: number) => {
    clone = beginnings[etapa]?._cloneInto(clone) ?? clone;
    clone
      .update(bytes.subarray(starts[index], starts[index + 1]))
      .update(end)
      .digestInto(digest);
    for (let word = 0; word < WORDS; word += 1) words[at + word] = view.getUint32(4 * word);
  };
  solicitudes.forEach((solicitud, row) => {
    const family = market.familyOfSolicitud[solicitud] ?? -1;
    const etapa = market.etapaOfSolicitud[solicitud] ?? 0;
    draw(market.tickets, solicitud, 2 * WORDS * row + WORDS, etapa);
    if (family < 0) words.copyWithin(2 * WORDS * row, 2 * WORDS * row + WORDS, 2 * WORDS * (row + 1));
    else draw(market.families, family, 2 * WORDS * row, etapa);
  });
  return {
    compare(one, other) {
      const a = rows.get(one) ?? 0;
      const b = rows.get(other) ?? 0;
      for (let word = 0; word < 2 * WORDS; word += 1) {
        const difference = (words[a + word] ?? 0) - (words[b + word] ?? 0);
        if (difference !== 0) return difference;
      }
      return 0;
    },
  };
}
