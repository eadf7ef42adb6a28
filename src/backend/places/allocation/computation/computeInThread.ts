import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import * as v from 'valibot';

import { type Product, productSchema, requireSound, type Task } from './tasks';

/** Of this file and of the thread's: `.js` where the backend is built, which needs no translation. */
const extension = extname(__filename);

/**
 * Runs the engine in a thread of its own, so that other calls are answered meanwhile.
 * @throws when the thread fails or dies, or its result breaks a rule: faults of this program
 */
export function computeInThread(task: Task): Promise<Product> {
  const product = new Promise<Product>((resolve, reject) => {
    const worker = new Worker(join(__dirname, `computationThread${extension}`), {
      workerData: task,
      execArgv: extension === '.ts' ? ['-r', 'ts-node/register'] : [],
    });
    worker.once('message', (message: unknown) => {
      const { success, output: product } = v.safeParse(productSchema, message);
      if (!success) reject(new Error('The allocation gave an answer of another form'));
      else if (product.kind === 'failed') reject(new Error(product.message));
      else resolve(product);
    });
    worker.once('error', reject);
    // After an answer this changes nothing.
    worker.once('exit', (code) => reject(new Error(`The allocation's thread ended with ${code} and no result`)));
  });
  return product.then(requireSound);
}
