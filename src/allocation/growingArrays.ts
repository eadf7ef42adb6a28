type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** A typed array that grows as numbers are added. */
export interface GrowingArray<Array extends Numbers> {
  readonly length: number;
  add(value: number): void;
  /** Exactly what was added. */
  finish(): Array;
}

function createGrowingArray<Array extends Numbers>(create: (length: number) => Array): GrowingArray<Array> {
  let items = create(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(value) {
      if (length === items.length) {
        const larger = create(2 * length);
        larger.set(items);
        items = larger;
      }
      items[length] = value;
      length += 1;
    },
    finish: () => items.slice(0, length) as Array,
  };
}

export const growingBytes = () => createGrowingArray((length) => new Uint8Array(length));
export const growingShorts = () => createGrowingArray((length) => new Uint16Array(length));
export const growingNumbers = () => createGrowingArray((length) => new Uint32Array(length));
export const growingIntegers = () => createGrowingArray((length) => new Int32Array(length));
