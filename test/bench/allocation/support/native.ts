import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import * as v from 'valibot';

const SOURCE = resolve(__dirname, '../native/allocation.cpp');
const COMPILERS = ['g++', 'clang++', 'c++'];

const schema = v.object({ reading: v.number(), lottery: v.number(), order: v.number(), allocation: v.number(), sum: v.number() });

/** The processor's milliseconds of each part in native code, and the sum of who got what. */
export type NativeMeasure = v.InferOutput<typeof schema>;

/** Measures the same work in native code, which is compiled here and now; undefined: this machine has no compiler. */
export function measureNative(file: string, times: number): NativeMeasure | undefined {
  const compiler = COMPILERS.find((name) => spawnSync(name, ['--version']).status === 0);
  if (compiler === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nativo-'));
  try {
    const program = join(folder, 'allocation');
    execFileSync(compiler, ['-O3', '-march=native', '-std=c++17', '-o', program, SOURCE]);
    return v.parse(schema, JSON.parse(execFileSync(program, [file, String(times)], { encoding: 'utf8' })));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
