/** Heaps of positions side by side in one array, the worst (the highest) of each on top. */
export interface Heaps {
  readonly sizes: Uint32Array<ArrayBuffer>;
  worst(heap: number): number;
  push(heap: number, position: number): void;
  /** Takes out the worst. */
  pop(heap: number): number;
  /** Puts `position` in the worst's stead, and gives the worst. */
  replaceWorst(heap: number, position: number): number;
}

/** `limits`: the most that each heap will hold. */
export function createHeaps(limits: Uint32Array): Heaps {
  const starts = new Uint32Array(limits.length);
  let total = 0;
  limits.forEach((limit, heap) => {
    starts[heap] = total;
    total += limit;
  });
  const items = new Uint32Array(total);
  const sizes = new Uint32Array(limits.length);

  function siftDown(start: number, size: number, position: number): void {
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= size) break;
      let worse = items[start + child] as number;
      if (child + 1 < size && (items[start + child + 1] as number) > worse) {
        child += 1;
        worse = items[start + child] as number;
      }
      if (worse <= position) break;
      items[start + hole] = worse;
      hole = child;
    }
    items[start + hole] = position;
  }

  return {
    sizes,
    worst: (heap) => items[starts[heap] as number] as number,
    push(heap, position) {
      const start = starts[heap] as number;
      let hole = sizes[heap] as number;
      sizes[heap] = hole + 1;
      while (hole > 0) {
        const parent = (hole - 1) >> 1;
        const above = items[start + parent] as number;
        if (above >= position) break;
        items[start + hole] = above;
        hole = parent;
      }
      items[start + hole] = position;
    },
    pop(heap) {
      const start = starts[heap] as number;
      const size = (sizes[heap] as number) - 1;
      const worst = items[start] as number;
      sizes[heap] = size;
      if (size > 0) siftDown(start, size, items[start + size] as number);
      return worst;
    },
    replaceWorst(heap, position) {
      const start = starts[heap] as number;
      const worst = items[start] as number;
      siftDown(start, sizes[heap] as number, position);
      return worst;
    },
  };
}
