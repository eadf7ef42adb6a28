import type { WorkerHandle } from './workersTypes';

/** Starts the allocation's worker: its code is a file of its own, which is fetched when a run begins. */
export const createAllocationWorker = (): WorkerHandle =>
  new Worker(new URL(/* webpackChunkName: "allocationWorker" */ '../../allocation/allocationWorker.ts', import.meta.url));
