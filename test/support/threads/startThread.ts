import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { placeOfThreads } from './place';

/**
 * Stands for `src/backend/startThread.ts` within tests. It starts the threads of the production build, made once a
 * run: translating their sources anew takes each of hundreds of threads more than its work.
 */
export function startThread(file: string, data: unknown): Worker {
  return new Worker(join(placeOfThreads.get(), `${basename(file)}.js`), { workerData: data });
}
