/** What a test gets for the start of a browser's worker: the worker is its world's. */
export const createWorker = (): never => {
  throw new Error('No worker of a browser is started here');
};
