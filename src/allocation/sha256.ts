/**
 * SHA-256 of very many short messages with the same beginning (FIPS 180-4). The blocks that the beginning fills are
 * computed once. Its own code because it is needed half a million times a run: a general library, called with its state
 * cloned, takes 1.7 times as long (test/bench/allocation prints both); the tests compare their digests.
 */
export interface Sha256 {
  /** Starts a message again after the common beginning. */
  start(): void;
  /** Appends `bytes[from .. to)`. */
  append(bytes: Uint8Array, from: number, to: number): void;
  /** Ends the message; the eight words of its digest are in `words` until the next end. */
  end(): void;
  readonly words: Uint32Array<ArrayBuffer>;
}

/** The first 32 bits of the fractional part of the square (initial) and cube (round) roots of the first primes. */
function fractions(count: number, root: (prime: number) => number): Int32Array<ArrayBuffer> {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return Int32Array.from(found, (prime) => {
    const value = root(prime);
    return ((value - Math.floor(value)) * 2 ** 32) | 0;
  });
}

const INITIAL = fractions(8, Math.sqrt);
const ROUND = fractions(64, Math.cbrt);

/** A digest in hexadecimal. */
export const hexOf = (words: Sha256['words']): string => Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');

/** `prefix`: the common beginning. */
export function createSha256(prefix: Uint8Array): Sha256 {
  const state = INITIAL.slice();
  const middle = new Int32Array(8);
  /** The beginning's bytes that fill no block, and the block that is being filled: the first words of its schedule. */
  const rest = new Int32Array(16);
  const schedule = new Int32Array(64);
  const block = schedule.subarray(0, 16);
  const words = new Uint32Array(8);
  let length = 0;

  function putBytes(bytes: Uint8Array, from: number, to: number): void {
    let place = length & 63;
    length += to - from;
    for (let at = from; at < to; at += 1) {
      const word = place >> 2;
      block[word] = (block[word] as number) | ((bytes[at] as number) << (24 - ((place & 3) << 3)));
      place += 1;
      if (place === 64) {
        compress(state, schedule);
        block.fill(0);
        place = 0;
      }
    }
  }

  function put(bytes: Uint8Array, from: number, to: number): void {
    let at = Math.min(to, from + (-length & 63));
    putBytes(bytes, from, at);
    if (to - at >= 64) {
      // Whole blocks, of which the text of a country's list has a million.
      for (; to - at >= 64; at += 64) {
        readBlock(block, bytes, at);
        compress(state, schedule);
        length += 64;
      }
      block.fill(0);
    }
    putBytes(bytes, at, to);
  }

  put(prefix, 0, prefix.length);
  middle.set(state);
  rest.set(block);

  return {
    words,
    start() {
      // Loops, not `set`: a call costs more than these few words.
      for (let word = 0; word < 8; word += 1) state[word] = middle[word] as number;
      for (let word = 0; word < 16; word += 1) block[word] = rest[word] as number;
      length = prefix.length;
    },
    append: put,
    end() {
      const bits = length * 8;
      const place = length & 63;
      block[place >> 2] = (block[place >> 2] as number) | (0x80 << (24 - ((place & 3) << 3)));
      if (place >= 56) {
        compress(state, schedule);
        block.fill(0);
      }
      block[14] = Math.floor(bits / 2 ** 32);
      block[15] = bits;
      compress(state, schedule);
      for (let word = 0; word < 8; word += 1) words[word] = state[word] as number;
    },
  };
}

function readBlock(block: Int32Array, bytes: Uint8Array, from: number): void {
  for (let word = 0; word < 16; word += 1) {
    const at = from + 4 * word;
    block[word] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number);
  }
}

function compress(state: Int32Array, w: Int32Array): void {
  for (let t = 16; t < 64; t += 1) {
    const x = w[t - 15] as number;
    const y = w[t - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = ((w[t - 16] as number) + s0 + (w[t - 7] as number) + s1) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let t = 0; t < 64; t += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + (g ^ (e & (f ^ g))) + (ROUND[t] as number) + (w[t] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = ((state[0] as number) + a) | 0;
  state[1] = ((state[1] as number) + b) | 0;
  state[2] = ((state[2] as number) + c) | 0;
  state[3] = ((state[3] as number) + d) | 0;
  state[4] = ((state[4] as number) + e) | 0;
  state[5] = ((state[5] as number) + f) | 0;
  state[6] = ((state[6] as number) + g) | 0;
  state[7] = ((state[7] as number) + h) | 0;
}
