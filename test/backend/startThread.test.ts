import { once } from 'node:events';
import { join } from 'node:path';

import { compute } from '#backend/places/allocation/computation/compute.ts';
import type { Task } from '#backend/places/allocation/computation/tasks.ts';
import { REPLICA } from '#test/support/samples/etapas.ts';
// By its path: as '#backend/…' it is replaced, in all other tests, by what starts the built threads.
import { startThread } from '../../src/backend/startThread';

const thread = join(__dirname, '../../src/backend/places/allocation/computation/computationThread');

it('starts a thread from the sources, where the program runs from them', async () => {
  const task: Task = { replica: REPLICA.contenido, semilla: '123456', etapas: [], reservas: [] };
  const [product] = (await once(startThread(thread, task), 'message')) as [unknown];
  const own = compute(task);
  expect(product).toEqual({ kind: 'done', ...own, solicitudes: [...own.solicitudes] });
});
