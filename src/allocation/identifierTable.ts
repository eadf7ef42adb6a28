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
  /** Where each is found by its hash: two words, the hash, and its number and 1; 0: free. Never more than half full. */
  let slots = new Uint32Array(1 << 10);
  let size = 0;
  /** Of how many there is a slot. As long as each comes after the one before, as tickets do in a list, of none. */
  let indexed = 0;

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

  /** Whether it comes after all that are there. */
  function isAfterLast(bytes: Uint8Array, from: number, to: number): boolean {
    if (size === 0) return true;
    const start = starts[size - 1] as number;
    const end = Math.min(to, from + (starts[size] as number) - start);
    let at = from;
    while (at < end && texts[start + at - from] === bytes[at]) at += 1;
    return at < end ? (bytes[at] as number) > (texts[start + at - from] as number) : to > end;
  }

  /** The slot where it is, or would be. */
  function slotOf(bytes: Uint8Array, from: number, to: number, ownHash: number): number {
    const mask = slots.length - 1;
    for (let slot = (ownHash << 1) & mask; ; slot = (slot + 2) & mask) {
      const number = (slots[slot + 1] as number) - 1;
      if (number < 0 || (slots[slot] === ownHash && isAt(number, bytes, from, to))) return slot;
    }
  }

  function fill(slot: number, ownHash: number, number: number): void {
    slots[slot] = ownHash;
    slots[slot + 1] = number + 1;
  }

  /** Makes room in the slots for one more. */
  function growSlots(): void {
    if (4 * (indexed + 1) <= slots.length) return;
    const before = slots;
    slots = new Uint32Array(2 * before.length);
    const mask = slots.length - 1;
    for (let at = 0; at < before.length; at += 2) {
      if (before[at + 1] === 0) continue;
      let slot = ((before[at] as number) << 1) & mask;
      while (slots[slot + 1] !== 0) slot = (slot + 2) & mask;
      fill(slot, before[at] as number, (before[at + 1] as number) - 1);
    }
  }

  /** Gives all that are there a slot. */
  function index(): void {
    for (; indexed < size; indexed += 1) {
      growSlots();
      const [from = 0, to = 0] = [starts[indexed], starts[indexed + 1]];
      const ownHash = hash(texts, from, to);
      fill(slotOf(texts, from, to, ownHash), ownHash, indexed);
    }
  }

  function append(bytes: Uint8Array, from: number, to: number): number {
    const start = starts[size] as number;
    const end = start + to - from;
    while (end > texts.length) texts = larger(texts, new Uint8Array(2 * texts.length));
    if (size + 1 === starts.length) starts = larger(starts, new Uint32Array(2 * starts.length));
    for (let at = from; at < to; at += 1) texts[start + at - from] = bytes[at] as number;
    size += 1;
    starts[size] = end;
    return size - 1;
  }

  return {
    get size() {
      return size;
    },
    find(bytes, from, to) {
      index();
      return (slots[slotOf(bytes, from, to, hash(bytes, from, to)) + 1] as number) - 1;
    },
    add(bytes, from, to) {
      if (indexed === 0 && isAfterLast(bytes, from, to)) return append(bytes, from, to);
      index();
      growSlots();
      const ownHash = hash(bytes, from, to);
      const slot = slotOf(bytes, from, to, ownHash);
      if (slots[slot + 1] !== 0) return (slots[slot + 1] as number) - 1;
      fill(slot, ownHash, append(bytes, from, to));
      indexed = size;
      return size - 1;
    },
    finish: () => ({ bytes: texts.subarray(0, starts[size]), starts: starts.subarray(0, size + 1) }),
  };
}
