interface QueueOptions {
  /** So many run at a time. */
  readonly atOnce: number;
  /** So many wait for their turn; the rest is refused. */
  readonly waiting: number;
  /** So many of one key run or wait. */
  readonly ofOneKey: number;
  /** @returns what is thrown for the rest */
  readonly refusal: () => Error;
}

/** Runs work in turn; it throws the refusal, before any of the work is done, when too much waits already. */
export type Queue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Keeps what is dear (a password's hash, a file in memory) from being done for all callers at once. */
export function createQueue({ atOnce, waiting, ofOneKey, refusal }: QueueOptions): Queue {
  const turns: (() => void)[] = [];
  const byKey = new Map<string, number>();
  let running = 0;
  return async (key, work) => {
    const own = byKey.get(key) ?? 0;
    if (own >= ofOneKey || (running >= atOnce && turns.length >= waiting)) throw refusal();
    byKey.set(key, own + 1);
    try {
      // Who leaves hands on its place, so that nobody slips in between.
      if (running < atOnce) running += 1;
      else await new Promise<void>((turn) => turns.push(turn));
      try {
        return await work();
      } finally {
        const next = turns.shift();
        if (next) next();
        else running -= 1;
      }
    } finally {
      const left = (byKey.get(key) ?? 1) - 1;
      if (left === 0) byKey.delete(key);
      else byKey.set(key, left);
    }
  };
}
