import type { WorkerHandle } from './workersTypes';

/** Starts the worker that compares simulations: its code is a file of its own, which is fetched when one begins. */
export const createComparisonWorker = (): WorkerHandle =>
  new Worker(
    new URL(/* webpackChunkName: "comparisonWorker" */ '../../allocation/comparison/comparisonWorker.ts', import.meta.url),
  );
