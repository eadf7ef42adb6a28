interface QueueOptions {
  /** So many run at a time. */
  readonly atOnce: number;
  /** So many of one key run at a time, by default any: who is slow keeps only callers of the same key waiting. */
  readonly atOnceOfOneKey?: number;
  /** So many wait for their turn; the rest is refused. */
  readonly waiting: number;
  /** So many of one key run or wait. */
  readonly ofOneKey: number;
  /** @returns what is thrown for the rest */
  readonly refusal: () => Error;
}

/** Runs work in turn; it throws the refusal, before any of the work is done, when too much waits already. */
export type Queue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Turn {
  readonly key: string;
  readonly begin: () => void;
}

/** How many there are of each key. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add: (key: string, change: 1 | -1): void => {
      const count = of(key) + change;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}

/** Keeps what is dear (a password's hash, a file in memory) from being done for all callers at once. */
export function createQueue({ atOnce, atOnceOfOneKey = atOnce, waiting, ofOneKey, refusal }: QueueOptions): Queue {
  const turns: Turn[] = [];
  const here = createCounts();
  const running = createCounts();
  let runningInAll = 0;
  const mayRun = (key: string): boolean => runningInAll < atOnce && running.of(key) < atOnceOfOneKey;
  const begin = (key: string): void => {
    runningInAll += 1;
    running.add(key, 1);
  };
  const end = (key: string): void => {
    runningInAll -= 1;
    running.add(key, -1);
    const next = turns.find((turn) => mayRun(turn.key));
    if (!next) return;
    turns.splice(turns.indexOf(next), 1);
    // Counted at once, so that nobody slips in between.
    begin(next.key);
    next.begin();
  };
  return async (key, work) => {
    const runsNow = mayRun(key);
    if (here.of(key) >= ofOneKey || (!runsNow && turns.length >= waiting)) throw refusal();
    here.add(key, 1);
    try {
      if (runsNow) begin(key);
      else await new Promise<void>((resolve) => turns.push({ key, begin: resolve }));
      try {
        return await work();
      } finally {
        end(key);
      }
    } finally {
      here.add(key, -1);
    }
  };
}
