import { setImmediate } from 'node:timers';

/** Resolves when all that was promised so far has happened. */
export function promisesKept(): Promise<void> {
  // Node empties the whole microtask queue before it comes to this.
  return new Promise((resolve) => setImmediate(resolve));
}

export interface Clock {
  /** Milliseconds since the start. */
  now(): number;
  /** Lets `ms` pass, each timer at its own moment, and waits for what it sets off. */
  advance(ms: number): Promise<void>;
}

interface Timer {
  at: number;
  ring(): void;
}

let timers = new Map<number, Timer>();
let time = 0;
let lastId = 0;

/** A new clock from 0; the timers that an earlier one still had are forgotten. */
export function createClock(): Clock {
  timers = new Map();
  time = 0;
  return {
    now: () => time,
    async advance(ms) {
      const end = time + ms;
      for (let next = firstBefore(end); next; next = firstBefore(end)) {
        const [id, { at, ring }] = next;
        timers.delete(id);
        time = at;
        ring();
        await promisesKept();
      }
      time = end;
    },
  };
}

function firstBefore(end: number): [number, Timer] | undefined {
  return [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
}

/** Runs `work` with this clock's timers in place of the platform's: the application is unaware of it. */
export async function withFakeTimers<Result>(work: () => Promise<Result>): Promise<Result> {
  const { setTimeout, clearTimeout } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (ring: (value?: unknown) => void, ms = 0, value?: unknown) => {
      lastId += 1;
      timers.set(lastId, { at: time + ms, ring: () => ring(value) });
      return lastId;
    },
    clearTimeout: (id: number) => void timers.delete(id),
  });
  try {
    return await work();
  } finally {
    Object.assign(globalThis, { setTimeout, clearTimeout });
  }
}
