import { parentPort, workerData } from 'node:worker_threads';

import * as v from 'valibot';

import { compute } from './compute';
import { taskSchema } from './tasks';

/** The thread of one run: its task comes with it, its answer is one message (tasks.ts). */
try {
  parentPort?.postMessage({ kind: 'done', ...compute(v.parse(taskSchema, workerData)) });
} catch (error) {
  parentPort?.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
