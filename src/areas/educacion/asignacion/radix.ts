const BITS = 11;
const DIGITS = 1 << BITS;

/** The indices of `keys`, the lowest key first; of equal keys, the first first. */
export function sortedIndices(keys: Uint32Array): Uint32Array<ArrayBuffer> {
  let from = Uint32Array.from(keys.keys());
  let to = new Uint32Array(keys.length);
  const ends = new Uint32Array(DIGITS);
  for (let shift = 0; shift < 32; shift += BITS) {
    ends.fill(0);
    for (let at = 0; at < keys.length; at += 1) countOne(ends, ((keys[at] as number) >>> shift) & (DIGITS - 1));
    sumBefore(ends);
    for (let at = 0; at < from.length; at += 1) {
      const index = from[at] as number;
      to[countOne(ends, ((keys[index] as number) >>> shift) & (DIGITS - 1))] = index;
    }
    [from, to] = [to, from];
  }
  return from;
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
