import type { WorkerHandle } from '#services/workers/workersTypes.ts';

/** Starts the worker of files: its code is a file of its own, which is fetched when a file is chosen. */
export const createImportWorker = (): WorkerHandle =>
  new Worker(new URL(/* webpackChunkName: "import" */ './importWorker.ts', import.meta.url));
