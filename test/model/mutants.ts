import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { INVARIANTS } from './invariants/broken';
import { MUTATIONS } from './mutations/all';
import type { Mutation } from './mutations/mutation';

/** What `npm test` runs. */
const SEQUENCES = '2000';
const CONTROL_SEQUENCES = '300';
const SIDE_BY_SIDE = 2;

const root = resolve(__dirname, '../..');

/** `npm run mutants [word]`: makes each fault (whose description or file has the word) in a copy; model or tests must see it. */
async function main(): Promise<void> {
  const word = process.argv[2] ?? '';
  const waiting = MUTATIONS.filter(({ what, file }) => what.includes(word) || file.includes(word));
  const count = waiting.length;
  const control = makeCopy();
  try {
    await expectSound(control, waiting);
  } finally {
    rmSync(control, { recursive: true });
  }
  let survived = 0;
  const worker = async () => {
    // One for all of them: what was translated of it once is translated no more.
    const copy = makeCopy();
    try {
      for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
        const verdict = await judge(copy, mutation);
        if (!verdict.caught) survived += 1;
        console.log(`${verdict.caught ? 'caught ' : 'MISSED '} ${mutation.what} (${mutation.file})\n         ${verdict.say}`);
      }
    } finally {
      rmSync(copy, { recursive: true });
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  console.log(`\n${count - survived} of ${count} faults caught`);
  process.exitCode = survived > 0 || count === 0 ? 1 : 0;
}

/** Were a test or the model broken for another reason, everything would seem to be caught. */
async function expectSound(copy: string, mutations: readonly Mutation[]): Promise<void> {
  const tests = new Set(mutations.flatMap((mutation) => mutation.tests ?? []));
  if (tests.size > 0) {
    const { caught, say } = await runTests(copy, [...tests].join('|'));
    if (caught || say !== PASSED) throw new Error(`Without a fault: ${say}`);
  }
  if (mutations.every((mutation) => mutation.tests !== undefined)) return;
  const unchanged = await runModel(copy, CONTROL_SEQUENCES);
  if (!unchanged.startsWith(`${CONTROL_SEQUENCES} sequences`) || unchanged.includes('FAILED'))
    throw new Error(`Without a fault:\n${unchanged}`);
}

interface Verdict {
  caught: boolean;
  /** By whom. */
  say: string;
}

async function judge(copy: string, { file, search, replace, tests }: Mutation): Promise<Verdict> {
  const source = readFileSync(join(root, file), 'utf8');
  const mutant = source.replace(search, () => replace);
  if (mutant === source) return { caught: false, say: 'the text to replace is not there' };
  writeFileSync(join(copy, file), mutant);
  try {
    return tests === undefined ? readVerdict(await runModel(copy, SEQUENCES)) : await runTests(copy, tests);
  } finally {
    writeFileSync(join(copy, file), source);
  }
}

/** A copy of the project, to put faults into. */
function makeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'pisami-mutant-'));
  for (const part of ['src', 'test', 'tsconfig.json', 'package.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function runModel(copy: string, sequences: string): Promise<string> {
  return run(copy, ['--max-semi-space-size=64', '-r', 'ts-node/register', 'test/model/soak.ts', sequences, '--no-shrinking']);
}

const PASSED = 'every test passed';

/** Caught only by a test that fails: a file that cannot be run proves nothing. */
async function runTests(copy: string, pattern: string): Promise<Verdict> {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const which = ['--selectProjects', 'unit', '--maxWorkers=1', '--testPathPatterns', pattern];
  const output = await run(copy, [jest, '--config', 'test/jest.config.ts', ...which]);
  const failed = /^ {2}● (.+ › )?(?!Console$|Test suite failed to run$)(.+)$/m.exec(output);
  if (failed) return { caught: true, say: `'${failed[2]}' (${pattern})` };
  const passed = /^Tests: +\d+ passed, \d+ total$/m.test(output) && !output.includes('Test suite failed to run');
  return { caught: false, say: passed ? PASSED : output.slice(0, 600) };
}

function run(folder: string, args: readonly string[]): Promise<string> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('close', () => done(output));
  });
}

/** Only a promise that does not hold counts: a crash for another reason proves nothing. */
function readVerdict(output: string): Verdict {
  const failed = /^FAILED: InvariantBroken: (.*)$/m.exec(output)?.[1];
  const invariant = INVARIANTS.find((each) => failed?.startsWith(`${each}:`));
  const sequences = /^(\d+) sequences/m.exec(output)?.[1];
  // A saga that survived a mistake in the mutation itself.
  const broken = /(Reference|Syntax|Type)Error/.test(failed ?? '');
  if (invariant && !broken) return { caught: true, say: `'${invariant}', sequence ${sequences}` };
  return { caught: false, say: sequences === SEQUENCES ? 'every promise held' : output.slice(0, 600) };
}

void main();
