import type { PackedTexts } from './packedTexts';

/** Identifiers in bytes, each once, numbered in the order in which they came: no text is made of half a million of them. */
export interface IdentifierTable {
  readonly size: number;
  /** The number of `bytes[from .. to)`; -1: it is not there. */
  find(bytes: Uint8Array, from: number, to: number): number;
  /** The same, taken in if it is not there: its number is then what the size was. */
  add(bytes: Uint8Array, from: number, to: number): number;
  /** All of them; nothing is added any more. */
  finish(): PackedTexts;
}

function larger<Numbers extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(numbers: Numbers, copy: Numbers): Numbers {
  copy.set(numbers);
  return copy;
}

export function createIdentifierTable(): IdentifierTable {
  let texts = new Uint8Array(1 << 12);
  let starts = new Uint32Array(1 << 8);
  /** Of each: what tells most of the others at once. */
  let hashes = new Uint32Array(1 << 8);
  /** Where each is found by its hash: its number and 1; 0: free. Never more than half full. */
  let slots = new Uint32Array(1 << 9);
  let size = 0;

  function hash(bytes: Uint8Array, from: number, to: number): number {
    let mixed = 0x811c9dc5;
    for (let at = from; at < to; at += 1) mixed = Math.imul(mixed ^ (bytes[at] as number), 0x01000193);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  function isAt(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = starts[number] as number;
    if ((starts[number + 1] as number) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (texts[start + at - from] !== bytes[at]) return false;
    return true;
  }

  /** The slot where it is, or would be. */
  function slotOf(bytes: Uint8Array, from: number, to: number, ownHash: number): number {
    const mask = slots.length - 1;
    for (let slot = ownHash & mask; ; slot = (slot + 1) & mask) {
      const number = (slots[slot] as number) - 1;
      if (number < 0 || (hashes[number] === ownHash && isAt(number, bytes, from, to))) return slot;
    }
  }

  function growSlots(): void {
    slots = new Uint32Array(2 * slots.length);
    const mask = slots.length - 1;
    for (let number = 0; number < size; number += 1) {
      let slot = (hashes[number] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
  }

  function append(bytes: Uint8Array, from: number, to: number, ownHash: number): void {
    const start = starts[size] as number;
    const end = start + to - from;
    while (end > texts.length) texts = larger(texts, new Uint8Array(2 * texts.length));
    if (size + 1 === starts.length) {
      starts = larger(starts, new Uint32Array(2 * starts.length));
      hashes = larger(hashes, new Uint32Array(2 * hashes.length));
    }
    for (let at = from; at < to; at += 1) texts[start + at - from] = bytes[at] as number;
    hashes[size] = ownHash;
    size += 1;
    starts[size] = end;
  }

  return {
    get size() {
      return size;
    },
    find: (bytes, from, to) => (slots[slotOf(bytes, from, to, hash(bytes, from, to))] as number) - 1,
    add(bytes, from, to) {
      const ownHash = hash(bytes, from, to);
      const slot = slotOf(bytes, from, to, ownHash);
      if (slots[slot] !== 0) return (slots[slot] as number) - 1;
      append(bytes, from, to, ownHash);
      slots[slot] = size;
      if (2 * size > slots.length) growSlots();
      return size - 1;
    },
    finish: () => ({ bytes: texts.slice(0, starts[size]), starts: starts.slice(0, size + 1) }),
  };
}
