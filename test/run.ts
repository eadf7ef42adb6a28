import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import * as v from 'valibot';

interface Step {
  readonly name: string;
  /** A program of node_modules/.bin with its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Jest's own count is added up. */
  readonly jest?: true;
  /** It gives way to the longest step of its stage, which would else run on alone when all others have ended. */
  readonly givesWay?: true;
}

const jest = ['jest', '--config', 'test/jest.config.ts', '--selectProjects'] as const;

/** The steps of a stage run side by side; a stage begins when the one before it has passed. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: 'Types', command: ['tsc', '--noEmit'], givesWay: true },
    { name: 'Lint', command: ['eslint', '.'] },
    { name: 'Layout', command: ['prettier', '--check', '--log-level', 'warn', '.'], givesWay: true },
    { name: 'Unused files, exports and dependencies', command: ['knip'], givesWay: true },
    { name: 'Build', command: ['webpack', '--stats', 'errors-warnings'], givesWay: true },
  ],
  [{ name: 'Sizes', command: ['ts-node', 'test/tools/budgets.ts'] }],
  [
    {
      name: 'Unit, saga, component, backend and contract tests',
      command: [...jest, 'unit', 'backend', '--coverage', '--maxWorkers=2'],
      jest: true,
    },
  ],
  [{ name: 'End-to-end tests', command: [...jest, 'e2e', '--maxWorkers=2'], jest: true }],
];

const resultSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const nothing: Count = { passed: 0, failed: 0, skipped: 0 };

/** A suite that could not run counts as one failure. */
function readCount(path: string): Count {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const result = v.parse(resultSchema, JSON.parse(readFileSync(path, 'utf8')));
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

const root = resolve(__dirname, '..');
const LOW_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

async function runStep(
  { name, command: [program, ...args], jest: counted, givesWay }: Step,
  folder: string,
  isAlone: boolean,
): Promise<Count> {
  const output = join(folder, 'result.json');
  rmSync(output, { force: true });
  const start = Date.now();
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/.bin', program), ...args, ...(counted ? ['--json', `--outputFile=${output}`] : [])],
    { cwd: root, stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'] },
  );
  if (givesWay && child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  // Beside others: whole, when it has ended.
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(said));
  console.log(`== ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  const count = counted ? readCount(output) : nothing;
  // A step can fail without a failed test: types, lint, the build, the coverage floor.
  return status === 0 ? count : { ...count, failed: Math.max(count.failed, 1) };
}

const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pisami-test-'));
  const start = Date.now();
  let total = nothing;
  for (const stage of stages) {
    console.log(`\n== ${stage.map(({ name }) => name).join(' · ')}`);
    const counts = await Promise.all(stage.map((step) => runStep(step, folder, stage.length === 1)));
    total = counts.reduce(add, total);
    if (total.failed > 0) break;
  }
  rmSync(folder, { recursive: true });
  if (!process.env['DATABASE_URL']) console.log('\nLeft out: the tests on PostgreSQL, since DATABASE_URL is not set.');
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(
    `\nIn ${((Date.now() - start) / 60_000).toFixed(1)} min:\n${total.passed} passed, ${total.failed} failed${skipped}`,
  );
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main();
