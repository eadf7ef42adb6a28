import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import * as v from 'valibot';

interface Step {
  readonly name: string;
  /** A program of node_modules/.bin with its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Jest's own count is added up. */
  readonly jest?: true;
}

const jest = ['jest', '--config', 'test/jest.config.ts', '--selectProjects'] as const;

const steps: readonly Step[] = [
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Lint', command: ['eslint', '.'] },
  { name: 'Unused files, exports and dependencies', command: ['knip'] },
  { name: 'Unit, saga, component and backend tests', command: [...jest, 'unit', 'backend', '--coverage', '--maxWorkers=2'], jest: true },
  { name: 'Build', command: ['webpack'] },
  { name: 'Sizes', command: ['ts-node', 'test/tools/budgets.ts'] },
  { name: 'End-to-end tests', command: [...jest, 'e2e', '--maxWorkers=2'], jest: true },
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
  const result = v.parse(resultSchema, JSON.parse(readFileSync(path, 'utf8')));
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

const root = resolve(__dirname, '..');

function runStep({ name, command: [program, ...args], jest: counted }: Step, folder: string): Count {
  console.log(`\n== ${name}`);
  const output = join(folder, 'result.json');
  rmSync(output, { force: true });
  const start = Date.now();
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/.bin', program), ...args, ...(counted ? ['--json', `--outputFile=${output}`] : [])],
    { cwd: root, stdio: 'inherit' },
  );
  console.log(`== ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  const count = counted ? readCount(output) : nothing;
  // A step can fail without a failed test: types, lint, the build, the coverage floor.
  return status === 0 ? count : { ...count, failed: Math.max(count.failed, 1) };
}

function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'pisami-test-'));
  let total = nothing;
  for (const step of steps) {
    const count = runStep(step, folder);
    total = {
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    };
    if (total.failed > 0) break;
  }
  rmSync(folder, { recursive: true });
  if (!process.env['DATABASE_URL']) console.log('\nLeft out: the tests on PostgreSQL, since DATABASE_URL is not set.');
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main();
