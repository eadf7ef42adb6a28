import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

import * as v from 'valibot';

import { compute } from '#backend/places/allocation/computation/compute.ts';
import type { Task } from '#backend/places/allocation/computation/tasks.ts';
import { REPLICA } from '#test/support/samples/etapas.ts';

const root = resolve(__dirname, '../..');
const packageSchema = v.object({ dependencies: v.record(v.string(), v.string()) });
const password = 'lluvia sobre tejados';

let place: string;
const running = new Set<ChildProcess>();

/** A program with the environment of a machine that serves. */
function start(args: readonly string[], more: Readonly<Record<string, string>> = {}): ChildProcess & { said: () => string } {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(place, 'datos'), TOKEN_SECRET: 'k'.repeat(32), PORT: '0', ...more };
  const child = spawn(process.execPath, args, { cwd: place, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  running.add(child);
  child.once('close', () => running.delete(child));
  return Object.assign(child, { said: () => text });
}

async function run(args: readonly string[], more?: Readonly<Record<string, string>>, typed = '') {
  const child = start(args, more);
  child.stdin?.end(typed);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: child.said() };
}

const entrySchema = v.looseObject({ event: v.string(), address: v.optional(v.string()), consejo: v.optional(v.string()) });

/** The whole lines that it has said, each of them an entry of the log. */
const entriesOf = (said: string): readonly v.InferOutput<typeof entrySchema>[] =>
  said
    .split('\n')
    .slice(0, -1)
    .map((line) => v.parse(entrySchema, JSON.parse(line)));

/** Waits until it says where it is. */
async function addressOf(child: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const address = entriesOf(child.said()).find(({ event }) => event === 'listening')?.address;
    if (address !== undefined) return address;
    if (child.stdout === null || child.exitCode !== null) throw new Error(child.said());
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  }
}

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'pisami-servidor-'));
  // As `npm ci --omit=dev` leaves it: what is needed besides is not found.
  const { dependencies } = v.parse(packageSchema, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(join(place, 'node_modules', dirname(name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name));
  }
  const configuration = join(root, 'src/backend/webpack.config.ts');
  const webpack = spawn(
    process.execPath,
    [join(root, 'node_modules/.bin/webpack'), '--config', configuration, '--output-path', join(place, 'dist-backend')],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  expect(await once(webpack, 'close')).toEqual([0, null]);
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(place, { recursive: true });
});

it('serves by itself, without a demonstration, to the users that its command makes', async () => {
  const add = ['dist-backend/users.js', 'add', 'ana.diaz', '--nombre', 'Ana', '--secciones', 'tramitacion,gestion'];
  expect(await run(add, {}, `${password}\n`)).toEqual({ code: 0, said: '«ana.diaz» ya puede entrar\n' });

  const backend = start(['--enable-source-maps', 'dist-backend/main.js']);
  const base = await addressOf(backend);
  expect(entriesOf(backend.said()).find(({ event }) => event === 'mail.to_files')?.consejo).toContain('Falta SMTP_URL');
  const signIn = (login: string, typed: string): Promise<Response> =>
    fetch(`${base}api/token/generar`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login, password: typed }),
    });
  expect((await signIn('admin', 'admin2026')).status).toBe(401);
  const session = await signIn('ana.diaz', password);
  expect(session.status).toBe(200);
  const { token } = (await session.json()) as { token: string };
  const summary = await fetch(`${base}api/educacion/resumen`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await summary.json()).toEqual({ solicitudes: 0, cupos: 0 });

  backend.kill('SIGTERM');
  expect(await once(backend, 'close')).toEqual([0, null]);
  expect(backend.said()).not.toMatch(/admin2026|de demostración|rror/);

  const refused = await run(['dist-backend/main.js'], { DEMO: '1' });
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('no es de una demostración')]);
  const keyless = await run(['dist-backend/main.js'], { TOKEN_SECRET: '' });
  expect(keyless.code).toBe(1);
  expect(entriesOf(keyless.said)).toMatchObject([
    { level: 'error', event: 'start.failed', message: expect.stringContaining('Falta TOKEN_SECRET') as string },
  ]);
});

it('says in its log how to make the first user', async () => {
  const more = { DATA_DIR: join(place, 'vacia'), SMTP_URL: 'smtp://127.0.0.1:9' };
  const backend = start(['dist-backend/main.js'], more);
  await addressOf(backend);
  backend.kill('SIGTERM');
  await once(backend, 'close');
  const entries = entriesOf(backend.said());
  expect(entries.find(({ event }) => event === 'users.advice')?.consejo).toContain('Todavía nadie puede entrar');
  expect(entries.map(({ event }) => event)).not.toContain('mail.to_files');
});

it('computes in a thread of its own', async () => {
  const task: Task = { replica: REPLICA.contenido, semilla: '123456', etapas: [], reservas: [] };
  const worker = new Worker(join(place, 'dist-backend/computationThread.js'), { workerData: task });
  const [product] = (await once(worker, 'message')) as [unknown];
  expect(product).toEqual({ kind: 'done', ...compute(task) });
});
