import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import * as v from 'valibot';

const root = resolve(__dirname, '../..');
const packageSchema = v.object({ dependencies: v.record(v.string(), v.string()) });
const entrySchema = v.looseObject({ event: v.string(), address: v.optional(v.string()), consejo: v.optional(v.string()) });

type Variables = Readonly<Record<string, string>>;
type Program = ChildProcess & { readonly said: () => string };

/** The whole lines that a program has said, each of them an entry of its log. */
export function entriesOf(said: string): readonly v.InferOutput<typeof entrySchema>[] {
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => v.parse(entrySchema, JSON.parse(line)));
}

/** Waits until a backend says where it is: its address, with a slash at the end. */
export async function addressOf(program: Program): Promise<string> {
  for (;;) {
    const address = entriesOf(program.said()).find(({ event }) => event === 'listening')?.address;
    if (address !== undefined) return address;
    if (program.stdout === null || program.exitCode !== null) throw new Error(program.said());
    await Promise.race([once(program.stdout, 'data'), once(program, 'close')]);
  }
}

interface BuiltBackend {
  /** A folder as `npm ci --omit=dev` leaves it, with `dist-backend/`; the programs' data are in it too. */
  readonly place: string;
  /** A program with the environment of a machine that serves. */
  start(args: readonly string[], more?: Variables): Program;
  /** The same to its end, given what is typed. */
  run(args: readonly string[], more?: Variables): Promise<{ readonly code: number | null; readonly said: string }>;
  /** Ends what still runs. */
  close(): void;
}

/** The backend as it is built for production, in a folder of its own. */
export async function buildBackend(): Promise<BuiltBackend> {
  const place = mkdtempSync(join(tmpdir(), 'pisami-servidor-'));
  const running = new Set<ChildProcess>();
  // What is needed besides is not found.
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

  const start: BuiltBackend['start'] = (args, more = {}) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: join(place, 'datos'), TOKEN_SECRET: 'k'.repeat(32), PORT: '0', ...more };
    const child = spawn(process.execPath, args, { cwd: place, env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    running.add(child);
    child.once('close', () => running.delete(child));
    return Object.assign(child, { said: () => text });
  };
  return {
    place,
    start,
    run: async (args, more) => {
      const child = start(args, more);
      child.stdin?.end();
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, said: child.said() };
    },
    close: () => {
      for (const child of running) child.kill('SIGKILL');
      rmSync(place, { recursive: true });
    },
  };
}
