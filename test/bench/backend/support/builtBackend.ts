import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

import * as v from 'valibot';

const program = resolve(__dirname, '../../../../dist-backend/main.js');

const entrySchema = v.looseObject({ event: v.string(), address: v.optional(v.string()) });

export interface BuiltBackend {
  /** `apiBase`, with a slash at its end. */
  readonly base: string;
  /** The most memory that it has had since this was last asked, in MB; Linux only, elsewhere 0. */
  peakMemory(): number;
  stop(): Promise<void>;
}

const peak = /^VmHWM:\s+(\d+) kB$/m;

function peakMemoryOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = '0'] = peak.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    // From now on anew.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** The backend as `npm run build:backend` has built it, on a database that is there; its users are a demonstration's. */
export async function startBuilt(url: string): Promise<BuiltBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'pisami-banco-'));
  const child = spawn(process.execPath, [program], {
    cwd: resolve(__dirname, '../../../..'),
    env: { PATH: process.env['PATH'], DEMO: '1', DATABASE_URL: url, DATA_DIR: folder, PORT: '0', FILES_MIN_FREE_MB: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const base = await new Promise<string>((listening, fail) => {
    child.once('close', (code) => fail(new Error(`The built backend ended with ${code}: has it been built?`)));
    lines.on('line', (line) => {
      const { event, address } = v.parse(entrySchema, JSON.parse(line));
      if (event === 'listening' && address !== undefined) listening(address);
      else if (event.endsWith('fault')) console.error(line);
    });
  });
  return {
    base,
    peakMemory: () => peakMemoryOf(child),
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}
