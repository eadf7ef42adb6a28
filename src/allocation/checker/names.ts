/** Numbers names in bytes, in the order in which they first come: the checker's own. */
export interface Names {
  /** The number of `bytes[from .. to)`, which is a new one if it has not come yet. */
  numberOf(bytes: Uint8Array, from: number, to: number): number;
  /** The same; -1: it has not come yet. */
  find(bytes: Uint8Array, from: number, to: number): number;
  /** How many there are. */
  count(): number;
  /** A name by its number. */
  bytesOf(number: number): Uint8Array;
}

const MULTIPLIER = 0x9e3779b1;

export function createNames(): Names {
  /** The names one after another, and where each ends. */
  let pool = new Uint8Array(1 << 10);
  const ends: number[] = [];
  /** Chains of names whose sums end alike: the first of each, and of each name the next one. */
  let firsts = new Int32Array(1 << 10).fill(-1);
  const nexts: number[] = [];
  const sums: number[] = [];

  const startOf = (number: number): number => ends[number - 1] ?? 0;

  function sumOf(bytes: Uint8Array, from: number, to: number): number {
    let sum = to - from;
    for (let at = from; at < to; at += 1) sum = (Math.imul(sum, 31) + (bytes[at] ?? 0)) | 0;
    return Math.imul(sum, MULTIPLIER) >>> 8;
  }

  function isSame(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = startOf(number);
    if ((ends[number] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (pool[start + at - from] !== bytes[at]) return false;
    return true;
  }

  function keep(bytes: Uint8Array, from: number, to: number): void {
    const start = startOf(ends.length);
    while (start + to - from > pool.length) {
      const wider = new Uint8Array(2 * pool.length);
      wider.set(pool);
      pool = wider;
    }
    pool.set(bytes.subarray(from, to), start);
    ends.push(start + to - from);
  }

  function link(number: number): void {
    const chain = (sums[number] ?? 0) & (firsts.length - 1);
    nexts[number] = firsts[chain] ?? -1;
    firsts[chain] = number;
  }

  function findBySum(sum: number, bytes: Uint8Array, from: number, to: number): number {
    let number = firsts[sum & (firsts.length - 1)] ?? -1;
    while (number >= 0 && (sums[number] !== sum || !isSame(number, bytes, from, to))) number = nexts[number] ?? -1;
    return number;
  }

  return {
    find: (bytes, from, to) => findBySum(sumOf(bytes, from, to), bytes, from, to),
    numberOf(bytes, from, to) {
      const sum = sumOf(bytes, from, to);
      const known = findBySum(sum, bytes, from, to);
      if (known >= 0) return known;
      keep(bytes, from, to);
      sums.push(sum);
      if (sums.length > firsts.length) {
        firsts = new Int32Array(2 * firsts.length).fill(-1);
        sums.forEach((_, each) => link(each));
      } else link(sums.length - 1);
      return sums.length - 1;
    },
    count: () => ends.length,
    bytesOf: (number) => pool.subarray(startOf(number), ends[number]),
  };
}
