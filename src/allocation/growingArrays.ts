type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** A typed array that grows as numbers are added. */
export interface GrowingArray<Array extends Numbers> {
  readonly length: number;
  add(value: number): void;
  /** Makes room for so many, which are written at `length` and on, and then counted by `keep`: for the innermost loops. */
  reserve(count: number): Array;
  keep(count: number): void;
  /** Exactly what was added: no copy, for what follows it was never touched and takes no memory. Nothing is added any more. */
  finish(): Array;
}

function createGrowingArray<Array extends Numbers>(create: (length: number) => Array): GrowingArray<Array> {
  let items = create(1024);
  let length = 0;
  const grow = (least: number): void => {
    const larger = create(Math.max(2 * items.length, least));
    larger.set(items);
    items = larger;
  };
  return {
    get length() {
      return length;
    },
    add(value) {
      if (length === items.length) grow(length + 1);
      items[length] = value;
      length += 1;
    },
    reserve(count) {
      if (length + count > items.length) grow(length + count);
      return items;
    },
    keep(count) {
      length += count;
    },
    finish: () => items.subarray(0, length) as Array,
  };
}

export const growingBytes = () => createGrowingArray((length) => new Uint8Array(length));
export const growingShorts = () => createGrowingArray((length) => new Uint16Array(length));
export const growingNumbers = () => createGrowingArray((length) => new Uint32Array(length));
export const growingIntegers = () => createGrowingArray((length) => new Int32Array(length));
