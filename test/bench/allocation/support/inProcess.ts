import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import * as v from 'valibot';

import { buildInto } from '#test/support/buildInto.ts';
import type { MarketSize } from './city';

const root = resolve(__dirname, '../../../..');

const schema = v.object({
  solicitudes: v.number(),
  lottery: v.number(),
  ranking: v.number(),
  solving: v.number(),
  whole: v.number(),
  memory: v.number(),
});

/** How many solicitudes, the milliseconds of each part, and megabytes. */
export type RunMeasure = v.InferOutput<typeof schema>;

/** One run, in a process that ends with it; cold, but after `warmings` others in the same process. */
type Measure = (size: MarketSize, warmings?: number) => RunMeasure;

/** Calls `work` with what measures a run of the engine, built as the page's worker is, in a process of its own. */
export async function withEngine<Result>(work: (measure: Measure) => Result): Promise<Result> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'asignacion-'));
  try {
    await buildInto(folder, { entry: join(__dirname, 'run.ts'), target: 'node', plugins: [] });
    const script = readdirSync(join(folder, 'static')).find((file) => file.endsWith('.js')) ?? '';
    return work(({ solicitudes, ofertas, opciones }, warmings = 0) => {
      const args = [join(folder, 'static', script), ...[solicitudes, ofertas, opciones, warmings].map(String)];
      return v.parse(schema, JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const faster = (one: RunMeasure, other: RunMeasure): RunMeasure => (other.whole < one.whole ? other : one);

/** The run that took least, of several: the others were disturbed. */
export function best(runs: number, measure: () => RunMeasure): RunMeasure {
  return Array.from({ length: runs }, measure).reduce(faster);
}

/** The same of each of `measures`, which take turns: what disturbs for a while disturbs them all. */
export function bestInTurns(runs: number, measures: readonly (() => RunMeasure)[]): readonly RunMeasure[] {
  const rounds = Array.from({ length: runs }, () => measures.map((measure) => measure()));
  return rounds.reduce((least, round) => least.map((one, at) => faster(one, round[at] ?? one)));
}
