/** One call in flight: what can end it before its answer does. */
export interface Flight {
  signal: AbortSignal;
  /** Whether it was called off, or ran out of time; null while neither. */
  ending(): 'aborted' | 'timeout' | null;
  abort(): void;
  /** Ends the call in `ms`, counted anew each time (D20). */
  limit(ms: number): void;
  /** `work`, or a rejection as soon as the flight is ended, whatever `work` still waits for. */
  untilEnded<T>(work: Promise<T>): Promise<T>;
  /** Lets go of timer and listener. */
  close(): void;
}

export function startFlight(callerSignal: AbortSignal | undefined): Flight {
  const controller = new AbortController();
  let ending: 'aborted' | 'timeout' | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (how: 'aborted' | 'timeout') => {
    ending ??= how;
    controller.abort();
  };
  const abort = () => end('aborted');
  callerSignal?.addEventListener('abort', abort);

  return {
    signal: controller.signal,
    ending: () => ending,
    abort,
    limit(ms) {
      clearTimeout(timer);
      if (ending === null) timer = setTimeout(() => end('timeout'), ms);
    },
    untilEnded: (work) =>
      new Promise((resolve, reject) => {
        const giveUp = () => reject(new Error('ended'));
        if (ending !== null) giveUp();
        controller.signal.addEventListener('abort', giveUp);
        work.then(resolve, reject);
      }),
    close() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}
