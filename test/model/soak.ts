import { MAX_STEPS, runModel, type ModelResult } from './run';

/** `npm run soak -- 100000`, or `npm run soak -- 1 <seed> <path>` to see one failure again. */
async function main(): Promise<void> {
  const noShrinking = process.argv.includes('--no-shrinking');
  const [count = '10000', seed, ...path] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const runs = Number(count);
  if (!Number.isInteger(runs) || runs < 1) {
    console.error('Usage: npm run soak -- <number of sequences> [seed [path]]');
    process.exitCode = 2;
    return;
  }
  const result = await runModel({
    runs,
    noShrinking,
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(path.length > 0 ? { path: path.join(' ') } : {}),
  });
  report(result);
  process.exitCode = result.failure ? 1 : 0;
}

function report({ sequences, milliseconds, seed, coverage, failure }: ModelResult): void {
  const perSecond = (sequences / milliseconds) * 1000;
  console.log(`${sequences} sequences of up to ${MAX_STEPS} steps, ${perSecond.toFixed(1)} sequences a second, seed ${seed}`);
  console.log(`${coverage.taken()} transitions taken out of ${coverage.declared} declared`);
  if (!failure) {
    for (const transition of coverage.neverTaken()) console.log(`  never taken: ${transition}`);
    return;
  }
  console.log(`\nFAILED: ${failure.message}\n\n${failure.sequence}\n\nAgain: npm run soak -- 1 ${seed} ${failure.path ?? ''}`);
}

void main();
