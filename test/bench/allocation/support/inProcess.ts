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

const wholeSchema = v.object({
  wall: v.number(),
  parts: v.object({
    reading: v.number(),
    hash: v.number(),
    lottery: v.number(),
    order: v.number(),
    allocation: v.number(),
    check: v.number(),
  }),
  findings: v.number(),
  sum: v.number(),
  memory: v.number(),
});

/** From a file to its checked result: processor's milliseconds of each part, and megabytes. */
export type WholeMeasure = v.InferOutput<typeof wholeSchema>;

const comparisonSchema = v.object({ processor: v.number(), findings: v.number() });

/** Two variants compared: the processor's milliseconds, and what the checker found. */
type ComparisonMeasure = v.InferOutput<typeof comparisonSchema>;

/** The engine, built as the page's worker is; each call is a process of its own. */
export interface Engine {
  /** One run without a file; cold, but after `warmings` others in the same process. */
  measure(size: MarketSize, warmings?: number): RunMeasure;
  /** Writes a city's replication file, and gives its path. */
  writeFile(size: MarketSize): string;
  /** From a file to its checked result, so many times in one process: the last one. */
  measureWhole(file: string, times: number): WholeMeasure;
  /** Two variants of a city by as many seeds. */
  compare(size: MarketSize, semillas: number): ComparisonMeasure;
}

/** Calls `work` with the engine. */
export async function withEngine<Result>(work: (engine: Engine) => Result | Promise<Result>): Promise<Result> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'asignacion-'));
  const call = (entry: string, args: readonly (string | number)[]) => {
    const script = readdirSync(join(folder, 'static')).find((file) => file.startsWith(`${entry}.`) && file.endsWith('.js')) ?? '';
    return execFileSync(process.execPath, [join(folder, 'static', script), ...args.map(String)], { encoding: 'utf8' });
  };
  try {
    const entry = {
      run: join(__dirname, 'run.ts'),
      whole: join(__dirname, 'whole.ts'),
      comparison: join(__dirname, 'comparison.ts'),
    };
    await buildInto(folder, { entry, target: 'node', plugins: [] });
    return await work({
      measure: ({ solicitudes, ofertas, opciones }, warmings = 0) =>
        v.parse(schema, JSON.parse(call('run', [solicitudes, ofertas, opciones, warmings]))),
      writeFile({ solicitudes, ofertas, opciones }) {
        const file = join(folder, `${solicitudes}.csv`);
        call('whole', ['write', file, solicitudes, ofertas, opciones]);
        return file;
      },
      compare: ({ solicitudes, ofertas, opciones }, semillas) =>
        v.parse(comparisonSchema, JSON.parse(call('comparison', [solicitudes, ofertas, opciones, semillas]))),
      measureWhole: (file, times) => v.parse(wholeSchema, JSON.parse(call('whole', ['read', file, times]))),
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
