import { sha256 } from '@noble/hashes/sha2.js';

import { createSha256 } from '#allocation/sha256.ts';
import type { Benchmark } from '../benchmark';

const NUMBERS = 500_000;
const TICKET = 32;
const RUNS = 5;

/** The least time of several runs, which take turns. */
function timeInTurns(works: readonly (() => void)[]): readonly number[] {
  const least = works.map(() => Infinity);
  for (let run = 0; run < RUNS; run += 1) {
    works.forEach((work, index) => {
      const start = performance.now();
      work();
      least[index] = Math.min(least[index] ?? Infinity, performance.now() - start);
    });
  }
  return least;
}

/** Why the lottery has a SHA-256 of its own. */
export const benchmark: Benchmark = {
  name: `${NUMBERS} lottery numbers`,
  run() {
    const seed = new TextEncoder().encode('4f0c7b21 2026-11-28|');
    const tickets = Uint8Array.from({ length: NUMBERS * TICKET }, (_, at) => 48 + ((at * 7 + (at >> 5)) % 10));
    const own = createSha256(seed);
    const common = sha256.create().update(seed);
    const digest = new Uint8Array(32);
    const [ours = 0, library = 0] = timeInTurns([
      () => {
        for (let ticket = 0; ticket < NUMBERS; ticket += 1) {
          own.start();
          own.append(tickets, ticket * TICKET, (ticket + 1) * TICKET);
          own.end();
        }
      },
      () => {
        let clone = common.clone();
        for (let ticket = 0; ticket < NUMBERS; ticket += 1) {
          clone = common._cloneInto(clone);
          clone.update(tickets.subarray(ticket * TICKET, (ticket + 1) * TICKET)).digestInto(digest);
        }
      },
    ]);
    return Promise.resolve([
      { name: 'our own', value: ours, unit: 'ms', limit: library },
      { name: '@noble/hashes, its state cloned', value: library, unit: 'ms' },
    ]);
  },
};
