import { join } from 'node:path';

import * as v from 'valibot';

import { startThread } from '#backend/startThread.ts';
import { type Product, productSchema, requireSound, type Task } from './tasks';

/**
 * Runs the engine in a thread of its own, so that other calls are answered meanwhile.
 * @throws when the thread fails or dies, or its result breaks a rule: faults of this program
 */
export function computeInThread(task: Task): Promise<Product> {
  const product = new Promise<Product>((resolve, reject) => {
    const worker = startThread(join(__dirname, 'computationThread'), task);
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
