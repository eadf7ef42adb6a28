const BITS = 11;
const DIGITS = 1 << BITS;

/** Keys, and where each stood. */
export interface Sorted {
  readonly keys: Uint32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

/** The lowest key first; of equal keys, the first first. */
export function sortKeys(keys: Uint32Array<ArrayBuffer>): Sorted {
  let from: Sorted = { keys: keys.slice(), indices: countUp(keys.length) };
  let to: Sorted = { keys: new Uint32Array(keys.length), indices: new Uint32Array(keys.length) };
  for (let shift = 0; shift < 32; shift += BITS) {
    sortByDigit(from, to, shift);
    [from, to] = [to, from];
  }
  return from;
}

function sortByDigit(from: Sorted, to: Sorted, shift: number): void {
  const ends = new Uint32Array(DIGITS);
  for (let at = 0; at < from.keys.length; at += 1) countOne(ends, ((from.keys[at] as number) >>> shift) & (DIGITS - 1));
  sumBefore(ends);
  for (let at = 0; at < from.keys.length; at += 1) {
    const key = from.keys[at] as number;
    const place = countOne(ends, (key >>> shift) & (DIGITS - 1));
    to.keys[place] = key;
    to.indices[place] = from.indices[at] as number;
  }
}

/** 0, 1, 2 and so on: in a loop, since a call for each costs more than all the rest. */
export /** 0, 1, 2… */
function countUp(total: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(total);
  for (let number = 0; number < total; number += 1) numbers[number] = number;
  return numbers;
}

/** Counts one more of `kind`, and gives how many there were. */
export function countOne(counts: Uint32Array, kind: number): number {
  const before = counts[kind] as number;
  counts[kind] = before + 1;
  return before;
}

/** Each count becomes the sum of those before it: where its kind begins in an array sorted by kind. */
export function sumBefore(counts: Uint32Array): void {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind += 1) {
    const own = counts[kind] as number;
    counts[kind] = sum;
    sum += own;
  }
}
