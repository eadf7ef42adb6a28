import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { compute } from '#backend/places/allocation/computation/compute.ts';
import type { Task } from '#backend/places/allocation/computation/tasks.ts';
import { REPLICA } from '#test/support/samples/etapas.ts';

const root = join(__dirname, '../..');
const thread = join(root, 'src/backend/places/allocation/computation/computationThread');

/** A process of its own: within tests something else stands for what starts a thread. */
const program = `
  const { startThread } = require('#backend/startThread.ts');
  const [file, task] = process.argv.slice(1);
  startThread(file, JSON.parse(task)).once('message', (message) => process.stdout.write(JSON.stringify(message)));
`;

it('a program that runs from its sources starts its threads from theirs', async () => {
  const task: Task = { replica: REPLICA.contenido, semilla: '123456', etapas: [], reservas: [] };
  const args = ['-r', 'ts-node/register', '-e', program, thread, JSON.stringify(task)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const own = compute(task);
  expect(JSON.parse(stdout)).toEqual({ kind: 'done', ...own, solicitudes: [...own.solicitudes] });
});
