import type { WorkersService } from '#services/workers/workersTypes.ts';

export interface FakeWorker {
  /** What the page has sent to it. */
  readonly received: readonly unknown[];
  readonly isEnded: boolean;
  /** Says something to the page, as the worker would; also after its end, as what was on its way. */
  tell(message: unknown): void;
  /** Its thread dies. */
  die(): void;
}

export interface FakeWorkers extends WorkersService {
  /** All that were ever started, in order. */
  readonly started: readonly FakeWorker[];
}

/** Workers that say what the test says. */
export function createFakeWorkers(): FakeWorkers {
  const started: FakeWorker[] = [];
  return {
    started,
    start() {
      const target = new EventTarget();
      const received: unknown[] = [];
      let isEnded = false;
      started.push({
        received,
        get isEnded() {
          return isEnded;
        },
        tell: (message) => void target.dispatchEvent(Object.assign(new Event('message'), { data: message })),
        die: () => void target.dispatchEvent(new Event('error')),
      });
      return {
        postMessage: (message) => void received.push(message),
        terminate: () => {
          isEnded = true;
        },
        addEventListener: (type, listener) => target.addEventListener(type, listener),
      };
    },
  };
}
