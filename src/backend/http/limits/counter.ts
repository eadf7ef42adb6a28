/** How much one key may spend in a window of time. */
interface Allowance {
  readonly limit: number;
  readonly windowSeconds: number;
  /** Milliseconds since 1970; given, so that a test can let time pass. */
  readonly now: () => number;
}

/** Counts by key (an address, a radicado) in windows that begin with a key's first count. */
export interface Counter {
  /** @returns the seconds until the key may spend again, or 0 when it may now. */
  wait(key: string): number;
  spend(key: string): void;
  /** Takes back one count of the window that still runs. */
  giveBack(key: string): void;
}

interface Window {
  readonly endsAt: number;
  spent: number;
}

/** So many keys are kept before those whose window is over are swept out; then again at twice what was left. */
const firstSweep = 10_000;

/**
 * A store of our own, because a success must cost nothing: the well-known middlewares count every call while it runs,
 * and 300 families who look up at once behind a library's one address would lock one another out.
 */
export function createCounter({ limit, windowSeconds, now }: Allowance): Counter {
  const windows = new Map<string, Window>();
  let sweepAt = firstSweep;
  const running = (key: string): Window | undefined => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };
  const sweep = (): void => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
    sweepAt = Math.max(firstSweep, 2 * windows.size);
  };
  return {
    wait: (key) => {
      const window = running(key);
      return window && window.spent >= limit ? Math.ceil((window.endsAt - now()) / 1000) : 0;
    },
    spend: (key) => {
      const window = running(key);
      if (window) {
        window.spent += 1;
        return;
      }
      if (windows.size >= sweepAt) sweep();
      windows.set(key, { endsAt: now() + windowSeconds * 1000, spent: 1 });
    },
    giveBack: (key) => {
      const window = running(key);
      if (window && window.spent > 0) window.spent -= 1;
    },
  };
}
