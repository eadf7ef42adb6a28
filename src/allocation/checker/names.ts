/** Numbers names in bytes, in the order in which they first come: the checker's own. */
export interface Names {
  /** The number of `bytes[from .. to)`, which is a new one if it has not come yet. `guess`: where it is looked for first. */
  numberOf(bytes: Uint8Array, from: number, to: number, guess?: number): number;
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
  let ends = new Uint32Array(1 << 8);
  let count = 0;
  /** Pairs, two for each name at least: its sum, and its number below nought; 0: nothing. Looked for from the sum on. */
  let pairs = new Int32Array(1 << 10);

  const startOf = (number: number): number => (number === 0 ? 0 : (ends[number - 1] ?? 0));

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
    const start = startOf(count);
    while (start + to - from > pool.length) {
      const wider = new Uint8Array(2 * pool.length);
      wider.set(pool);
      pool = wider;
    }
    if (count === ends.length) {
      const wider = new Uint32Array(2 * count);
      wider.set(ends);
      ends = wider;
    }
    pool.set(bytes.subarray(from, to), start);
    ends[count] = start + to - from;
    count += 1;
  }

  /** The pair of the name with this sum, or the free one where it would be. */
  function pairOf(sum: number, bytes: Uint8Array, from: number, to: number): number {
    for (let pair = 2 * sum; ; pair += 2) {
      const at = pair & (pairs.length - 1);
      const found = pairs[at + 1] ?? 0;
      if (found === 0 || (pairs[at] === sum && isSame(-1 - found, bytes, from, to))) return at;
    }
  }

  function widen(): void {
    const before = pairs;
    pairs = new Int32Array(2 * before.length);
    for (let pair = 0; pair < before.length; pair += 2) {
      if (before[pair + 1] === 0) continue;
      let at = (2 * (before[pair] ?? 0)) & (pairs.length - 1);
      while (pairs[at + 1] !== 0) at = (at + 2) & (pairs.length - 1);
      pairs[at] = before[pair] ?? 0;
      pairs[at + 1] = before[pair + 1] ?? 0;
    }
  }

  return {
    find(bytes, from, to) {
      const found = pairs[pairOf(sumOf(bytes, from, to), bytes, from, to) + 1] ?? 0;
      return found === 0 ? -1 : -1 - found;
    },
    numberOf(bytes, from, to, guess = count) {
      if (guess < count && isSame(guess, bytes, from, to)) return guess;
      const sum = sumOf(bytes, from, to);
      const at = pairOf(sum, bytes, from, to);
      const found = pairs[at + 1] ?? 0;
      if (found !== 0) return -1 - found;
      keep(bytes, from, to);
      pairs[at] = sum;
      pairs[at + 1] = -count;
      if (4 * count > pairs.length) widen();
      return count - 1;
    },
    count: () => count,
    bytesOf: (number) => pool.subarray(startOf(number), ends[number]),
  };
}
