import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Of this file and of the threads': `.js` where the backend is built, which needs no translation. */
const extension = extname(__filename);

/**
 * Starts a thread of this program.
 * @param file its path, without the extension
 * @param data what it finds in `workerData`
 */
export function startThread(file: string, data: unknown): Worker {
  return new Worker(`${file}${extension}`, { workerData: data, execArgv: extension === '.ts' ? ['-r', 'ts-node/register'] : [] });
}
