import { parentPort, workerData } from 'node:worker_threads';

import * as v from 'valibot';

import { compute } from './compute';
import { taskSchema } from './tasks';

/** The thread of one run: its task comes with it, its answer is one message (tasks.ts). */
try {
  const computed = compute(v.parse(taskSchema, workerData));
  parentPort?.postMessage({ kind: 'done', ...computed, solicitudes: [...computed.solicitudes] });
} catch (error) {
  parentPort?.postMessage({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
