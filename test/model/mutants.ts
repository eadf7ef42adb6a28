import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { INVARIANTS } from './invariants/broken';
import type { Mutation } from './mutations/mutation';
import { OTHER_MUTATIONS } from './mutations/others';
import { SESSION_MUTATIONS } from './mutations/session';

/** What `npm test` runs. */
const SEQUENCES = '2000';
const CONTROL_SEQUENCES = '300';
const SIDE_BY_SIDE = 2;

const MUTATIONS: readonly Mutation[] = [...SESSION_MUTATIONS, ...OTHER_MUTATIONS];

const root = resolve(__dirname, '../..');

/** `npm run mutants [word]`: makes each fault (whose description has the word) in a copy; the model must see it. */
async function main(): Promise<void> {
  const word = process.argv[2] ?? '';
  const mutations = MUTATIONS.filter(({ what }) => what.includes(word));
  // Were the model broken for another reason, everything would seem to be caught.
  const unchanged = await inCopy(() => undefined, CONTROL_SEQUENCES);
  if (!unchanged.startsWith(`${CONTROL_SEQUENCES} sequences`) || unchanged.includes('FAILED'))
    throw new Error(`Without a fault:\n${unchanged}`);
  const waiting = [...mutations];
  let survived = 0;
  const worker = async () => {
    for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
      const verdict = await judge(mutation);
      if (!verdict.caught) survived += 1;
      console.log(`${verdict.caught ? 'caught ' : 'MISSED '} ${mutation.what} (${mutation.file})\n         ${verdict.say}`);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  console.log(`\n${mutations.length - survived} of ${mutations.length} faults caught`);
  process.exitCode = survived > 0 || mutations.length === 0 ? 1 : 0;
}

interface Verdict {
  caught: boolean;
  say: string;
}

async function judge({ file, search, replace }: Mutation): Promise<Verdict> {
  const source = readFileSync(join(root, file), 'utf8');
  const places = source.split(search).length - 1;
  if (places !== 1) return { caught: false, say: `the text to replace is there ${places} times` };
  return readVerdict(
    await inCopy(
      (copy) =>
        writeFileSync(
          join(copy, file),
          source.replace(search, () => replace),
        ),
      SEQUENCES,
    ),
  );
}

/** What the model prints of a copy of the project that `change` was made in. */
async function inCopy(change: (copy: string) => void, sequences: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'pisami-mutant-'));
  try {
    for (const part of ['src', 'test', 'tsconfig.json', 'package.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    change(copy);
    return await run(copy, sequences);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function run(folder: string, sequences: string): Promise<string> {
  return new Promise((done, reject) => {
    const args = ['--max-semi-space-size=64', '-r', 'ts-node/register', 'test/model/soak.ts', sequences, '--no-shrinking'];
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
