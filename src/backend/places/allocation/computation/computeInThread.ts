import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import * as v from 'valibot';

import { type Producto, productoSchema, type Tarea } from './tasks';

/**
 * Runs the engine in a thread of its own, so that other calls are answered meanwhile.
 * @throws when the thread fails or dies, or its result breaks a rule: faults of this program
 */
export function calcularEnOtroHilo(tarea: Tarea): Promise<Producto> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'computationThread.ts'), {
      workerData: tarea,
      execArgv: ['-r', require.resolve('ts-node/register')],
    });
    worker.once('message', (message: unknown) => {
      const { success, output: producto } = v.safeParse(productoSchema, message);
      if (!success) reject(new Error('The allocation gave an answer of another form'));
      else if (producto.tipo === 'fallo') reject(new Error(producto.mensaje));
      else if (producto.hallazgos.length > 0) reject(new Error(`The checker refuses the result: ${producto.hallazgos.join('; ')}`));
      else resolve(producto);
    });
    worker.once('error', reject);
    // After an answer this changes nothing.
    worker.once('exit', (code) => reject(new Error(`The allocation's thread ended with ${code} and no result`)));
  });
}
