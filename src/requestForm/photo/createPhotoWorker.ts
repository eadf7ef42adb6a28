import type { WorkerHandle } from '#services/workers/workersTypes.ts';

/** Starts the worker of photographs: its code is a file of its own, which is fetched when a large one is chosen. */
export const createPhotoWorker = (): WorkerHandle =>
  new Worker(new URL(/* webpackChunkName: "photo" */ './photoWorker.ts', import.meta.url));
