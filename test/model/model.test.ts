/** @jest-environment node */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/**
 * As `npm run soak` does, outside jest: nothing is measured for coverage, and two of them run side by side.
 * Resolves with the exit code and all that was printed.
 */
function soak(sequences: number): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const args = ['--max-semi-space-size=64', '-r', 'ts-node/register', 'test/model/soak.ts', String(sequences)];
    const child = spawn(process.execPath, args, { cwd: root });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

it('keeps every promise in 2,000 random sequences of events', async () => {
  const runs = await Promise.all([soak(1000), soak(1000)]);
  for (const { code, output } of runs) {
    if (code !== 0) throw new Error(output);
    expect(output).toMatch(/^1000 sequences of up to 60 steps/);
  }
}, 300_000);
