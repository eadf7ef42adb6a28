import { sha256 } from '@noble/hashes/sha2.js';

import type { Mercado } from '../market';

const WORDS = 8;

/** Who asks for an oferta, and how: what the checker needs of one option. */
export interface Aspirante {
  readonly solicitud: number;
  /** 0: the first option. */
  readonly rank: number;
  readonly clase: number;
  readonly grupos: number;
  /** Holds a seat there now. */
  readonly titular: boolean;
}

/** Of each oferta, all who ask for it, in its common order: the checker's own reading of the rules. */
export function readListas(mercado: Mercado, semilla: string): readonly (readonly Aspirante[])[] {
  const listas: Aspirante[][] = mercado.ofertas.map(() => []);
  mercado.actual.forEach((held, solicitud) => {
    const start = mercado.inicio[solicitud] ?? 0;
    const options = mercado.opcion.subarray(start, mercado.inicio[solicitud + 1]);
    options.forEach((oferta, rank) => {
      const clase = mercado.clase[start + rank] ?? 0;
      const grupos = mercado.pertenencia[start + rank] ?? 0;
      listas[oferta]?.push({ solicitud, rank, clase, grupos, titular: held === oferta });
    });
    if (held >= 0 && !options.includes(held)) {
      listas[held]?.push({ solicitud, rank: options.length, clase: 0, grupos: 0, titular: true });
    }
  });
  const numbers = createNumbers(mercado, semilla);
  listas.forEach((lista, oferta) => {
    const { compare } = numbers(oferta, lista);
    lista.sort((one, other) => one.clase - other.clase || compare(one.solicitud, other.solicitud));
  });
  return listas;
}

interface Numbers {
  compare(one: number, other: number): number;
}

/** The lottery's order of some solicitudes at an oferta. */
function createNumbers(mercado: Mercado, semilla: string): (oferta: number, lista: readonly Aspirante[]) => Numbers {
  const everyone = Array.from(mercado.actual.keys());
  if (mercado.sorteo === 'por-oferta') {
    return (oferta, lista) => drawNumbers(mercado, semilla, lista.map(({ solicitud }) => solicitud), `|${mercado.ofertas[oferta]}`);
  }
  const { compare } = drawNumbers(mercado, semilla, everyone, '');
  const turns = new Uint32Array(everyone.length);
  everyone.sort(compare).forEach((solicitud, turn) => (turns[solicitud] = turn));
  const byTurn: Numbers = { compare: (one, other) => (turns[one] ?? 0) - (turns[other] ?? 0) };
  return () => byTurn;
}

/** `ending`: what follows the ticket in the text that is hashed. */
function drawNumbers(mercado: Mercado, semilla: string, solicitudes: readonly number[], ending: string): Numbers {
  const encoder = new TextEncoder();
  const beginning = sha256.create().update(encoder.encode(`${semilla}|`));
  const end = encoder.encode(ending);
  const digest = new Uint8Array(4 * WORDS);
  const view = new DataView(digest.buffer);
  // Of each, the family's number, then its own.
  const words = new Uint32Array(2 * WORDS * solicitudes.length);
  const rows = new Map(solicitudes.map((solicitud, row) => [solicitud, 2 * WORDS * row]));
  let clone = beginning.clone();
  const draw = ({ bytes, inicio }: Mercado['tiquetes'], index: number, at: number) => {
    clone = beginning._cloneInto(clone);
    clone.update(bytes.subarray(inicio[index], inicio[index + 1])).update(end).digestInto(digest);
    for (let word = 0; word < WORDS; word += 1) words[at + word] = view.getUint32(4 * word);
  };
  solicitudes.forEach((solicitud, row) => {
    const family = mercado.familia[solicitud] ?? -1;
    draw(mercado.tiquetes, solicitud, 2 * WORDS * row + WORDS);
    if (family < 0) words.copyWithin(2 * WORDS * row, 2 * WORDS * row + WORDS, 2 * WORDS * (row + 1));
    else draw(mercado.familias, family, 2 * WORDS * row);
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
