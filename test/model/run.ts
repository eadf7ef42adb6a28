import './world/devTools';
import * as fc from 'fast-check';
import type { Command } from './commands/command';
import { environment, environmentOf, setHealth } from './commands/environment';
import { opensAreaIn } from './commands/opensArea';
import { hashes, address, peopleIn } from './commands/people';
import { serversOf } from './commands/servers';
import { signsIn, waysOf } from './commands/ways';
import { createCoverage, type Coverage } from './coverage';
import { InvariantBroken, type Invariant } from './invariants/broken';
import { step } from './step';
import { openBrowser } from './world/browser';
import { withFakeTimers } from './world/clock';
import { TAB_NAMES } from './world/tab';

export const MAX_STEPS = 60;

interface Options {
  /** How many sequences. */
  runs: number;
  seed?: number;
  /** Where a failure was, as an earlier run told it: runs that one only. */
  path?: string;
  /** Do not look for the shortest sequence that fails. */
  noShrinking?: boolean;
}

export interface ModelResult {
  sequences: number;
  milliseconds: number;
  seed: number;
  coverage: Coverage;
  failure: { invariant: Invariant | null; message: string; sequence: string; path: string | null } | null;
}

const everyCommand: fc.WeightedArbitrary<Command>[] = [
  ...environment,
  ...TAB_NAMES.flatMap((tab) => [
    ...peopleIn(tab),
    ...serversOf(tab),
    ...environmentOf(tab),
    ...waysOf(tab),
    ...opensAreaIn(tab),
  ]),
];

/** Runs random sequences over the whole application, with every invariant checked after every step. */
export async function runModel({ runs, seed, path, noShrinking = false }: Options): Promise<ModelResult> {
  const coverage = createCoverage();
  const property = fc.asyncProperty(
    fc.record({ A: hashes, B: hashes }),
    fc.commands([fc.oneof(...everyCommand)], {
      maxCommands: MAX_STEPS,
      size: 'max',
      ...(path ? { replayPath: path.split(' ')[1] ?? '' } : {}),
    }),
    async (start, commands) => {
      const browser = openBrowser({ A: address(start.A), B: address(start.B) }, coverage.observe);
      await step(browser, () => undefined);
      await fc.asyncModelRun(() => ({ model: browser, real: browser }), commands);
      await step(browser, () => setHealth(browser, { mode: 'well', after: 0 }));
      // From wherever it is, a good sign-in of someone new still leads to /sitio.
      for (const name of TAB_NAMES) await signsIn(name, 'zoe').run(browser, browser);
    },
  );
  const start = performance.now();
  const details = await withFakeTimers(() =>
    fc.check(property, {
      numRuns: runs,
      endOnFailure: noShrinking,
      ...(seed === undefined ? {} : { seed }),
      ...(path ? { path: path.split(' ')[0] ?? '' } : {}),
    }),
  );
  return {
    sequences: details.numRuns,
    milliseconds: performance.now() - start,
    seed: details.seed,
    coverage,
    failure: details.failed ? failureOf(details) : null,
  };
}

function failureOf(details: fc.RunDetails<[{ A: string; B: string }, Iterable<Command>]>): ModelResult['failure'] {
  const { errorInstance: error, counterexample, counterexamplePath } = details;
  const sequence = counterexample
    ? [`starts at ${JSON.stringify(counterexample[0])}`, ...[...counterexample[1]].map(String)].join('\n')
    : '';
  // fast-check writes it behind the commands.
  const replay = /replayPath="([^"]*)"/.exec(fc.stringify(counterexample?.[1]))?.[1];
  return {
    invariant: error instanceof InvariantBroken ? error.invariant : null,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    sequence,
    path: counterexamplePath === null ? null : [counterexamplePath, replay].filter(Boolean).join(' '),
  };
}
