import { createHash } from 'node:crypto';

import type { Azar } from '#domain/radicado.ts';

/** Chance that is the same for the same seed, on any machine. */
export interface Suerte {
  /** A whole number from 0 to `limite` - 1. */
  entero: Azar;
  /** Both ends are possible. */
  entre(minimo: number, maximo: number): number;
  /** @throws on an empty list */
  elegir<T>(lista: readonly T[]): T;
  /** The first `cuantos` of the list in a new order; all of a shorter one. */
  sacar<T>(lista: readonly T[], cuantos?: number): T[];
  /** True so often, from 0 to 1. */
  ocurre(proporcion: number): boolean;
  /** Of version 4 in form. */
  uuid(): string;
}

/** Mulberry32: a step of 32 bits, and a mix of it. */
export function crearSuerte(semilla: string): Suerte {
  let estado = createHash('sha256').update(semilla).digest().readUInt32BE(0);
  const fraccion = (): number => {
    estado = (estado + 0x6d2b79f5) | 0;
    let mezcla = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    mezcla = (mezcla + Math.imul(mezcla ^ (mezcla >>> 7), 61 | mezcla)) ^ mezcla;
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 2 ** 32;
  };
  const entero = (limite: number): number => Math.floor(fraccion() * limite);
  const sacar = <T>(lista: readonly T[], cuantos = lista.length): T[] =>
    lista
      .map((uno) => ({ uno, lugar: fraccion() }))
      .sort((a, b) => a.lugar - b.lugar)
      .slice(0, cuantos)
      .map(({ uno }) => uno);
  return {
    entero,
    entre: (minimo, maximo) => minimo + entero(maximo - minimo + 1),
    elegir: (lista) => {
      const [uno] = lista.slice(entero(lista.length));
      if (uno === undefined) throw new RangeError('Nothing to choose from');
      return uno;
    },
    sacar,
    ocurre: (proporcion) => fraccion() < proporcion,
    uuid: () => {
      const hex = Array.from({ length: 31 }, () => entero(16).toString(16)).join('');
      const variante = '89ab'.charAt(entero(4));
      return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(12, 15)}`, variante + hex.slice(15, 18), hex.slice(18, 30)].join('-');
    },
  };
}
