import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { isWithin, missingParts, type Row, toRows } from './sizes/check';
import { measureLibraries } from './sizes/libraries';
import { measureBuild } from './sizes/measure';

/**
 * `npm run sizes`: what the build in dist/ weighs beside its limits; fails when one is passed.
 * With `-- --libraries`: what each library and our own code take of it, from a build of its own.
 */
const dist = resolve(__dirname, '../../dist');
const number = new Intl.NumberFormat('en');

function format({ name, value, limit }: Row): string {
  const fault = limit === undefined ? 'NO LIMIT SET' : 'TOO MUCH';
  const verdict = isWithin({ name, value, limit }) ? '' : `  ${fault}`;
  return `${name.padEnd(32)}${number.format(value).padStart(9)}${number.format(limit ?? 0).padStart(9)}${verdict}`;
}

function checkBudgets(): void {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build in dist/: run npm run build first');
  const build = measureBuild(dist);
  const rows = toRows(build);
  const missing = missingParts(build);
  console.log([`${'bytes, brotli (fonts as they are)'.padEnd(33)}${'now'.padStart(8)}${'limit'.padStart(9)}`, ...rows.map(format)].join('\n'));
  if (missing.length > 0) console.log(`Limits for parts that the build does not have: ${missing.join(', ')}`);
  if (missing.length > 0 || !rows.every(isWithin)) {
    console.log('Limits are kept in test/tools/sizes/limits.ts');
    process.exitCode = 1;
  }
}

async function printLibraries(): Promise<void> {
  const libraries = await measureLibraries();
  const lines = libraries.map(
    ({ name, minified, compressed }) =>
      `${name.padEnd(40)}${number.format(minified).padStart(9)}${number.format(compressed).padStart(9)}`,
  );
  console.log([`${'scripts, bytes'.padEnd(40)}${'minified'.padStart(9)}${'brotli'.padStart(9)}`, ...lines].join('\n'));
}

if (process.argv.includes('--libraries')) void printLibraries();
else checkBudgets();
