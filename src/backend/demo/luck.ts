import { createHash } from 'node:crypto';

import type { Random } from '#domain/radicado.ts';

/** Chance that is the same for the same seed, on any machine. */
export interface Luck {
  /** A whole number from 0 to `limit` - 1. */
  integer: Random;
  /** Both ends are possible. */
  between(minimum: number, maximum: number): number;
  /** @throws on an empty list */
  choose<T>(list: readonly T[]): T;
  /** The first `count` of the list in a new order; all of a shorter one. */
  draw<T>(list: readonly T[], count?: number): T[];
  /** True so often, from 0 to 1. */
  happens(share: number): boolean;
  /** Of version 4 in form. */
  uuid(): string;
}

/** Mulberry32: a step of 32 bits, and a mix of it. */
export function createLuck(semilla: string): Luck {
  let mixed = createHash('sha256').update(semilla).digest().readUInt32BE(0);
  const fraction = (): number => {
    mixed = (mixed + 0x6d2b79f5) | 0;
    let mix = Math.imul(mixed ^ (mixed >>> 15), 1 | mixed);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (limit: number): number => Math.floor(fraction() * limit);
  const draw = <T>(list: readonly T[], count = list.length): T[] =>
    list
      .map((one) => ({ uno: one, place: fraction() }))
      .sort((to, b) => to.place - b.place)
      .slice(0, count)
      .map(({ uno: one }) => one);
  return {
    integer,
    between: (minimum, maximum) => minimum + integer(maximum - minimum + 1),
    choose: (list) => {
      const [one] = list.slice(integer(list.length));
      if (one === undefined) throw new RangeError('Nothing to choose from');
      return one;
    },
    draw,
    happens: (share) => fraction() < share,
    uuid: () => {
      const hex = Array.from({ length: 31 }, () => integer(16).toString(16)).join('');
      const variant = '89ab'.charAt(integer(4));
      return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(12, 15)}`, variant + hex.slice(15, 18), hex.slice(18, 30)].join(
        '-',
      );
    },
  };
}
