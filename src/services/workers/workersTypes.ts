/** As much of a Web Worker as is used. */
export interface WorkerHandle {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message' | 'messageerror' | 'error', listener: (event: Event) => void): void;
}

/** Starts workers. A test gives workers of its own, which say what the test says. */
export interface WorkersService {
  /** `create`: starts the real one, in a file of its own that tells the bundler where the worker's code is. */
  start(create: () => WorkerHandle): WorkerHandle;
}
