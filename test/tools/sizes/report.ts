import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isWithin, missingParts, type Row, toRows } from './check';
import { measureLibraries } from './libraries';
import { measureBuild } from './measure';

const number = new Intl.NumberFormat('en');

function format({ name, value, limit }: Row): string {
  const fault = limit === undefined ? 'NO LIMIT SET' : 'TOO MUCH';
  const verdict = isWithin({ name, value, limit }) ? '' : `  ${fault}`;
  return `${name.padEnd(32)}${number.format(value).padStart(9)}${number.format(limit ?? 0).padStart(9)}${verdict}`;
}

/** Prints what the build in `dist` weighs beside its limits. 1: a limit is passed or missing; 2: there is no build. */
export function reportSizes(dist: string, print: (line: string) => void): 0 | 1 | 2 {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(join(dist, 'static'))) {
    print('There is no build in dist/: run npm run build first');
    return 2;
  }
  const build = measureBuild(dist);
  const rows = toRows(build);
  const missing = missingParts(build);
  print(`${'bytes, brotli (fonts as they are)'.padEnd(33)}${'now'.padStart(8)}${'limit'.padStart(9)}`);
  for (const row of rows) print(format(row));
  if (missing.length > 0) print(`Limits for parts that the build does not have: ${missing.join(', ')}`);
  if (missing.length === 0 && rows.every(isWithin)) return 0;
  print('Limits are kept in test/tools/sizes/limits.ts');
  return 1;
}

/** Prints what each library and our own code take of a build of its own. */
export async function reportLibraries(print: (line: string) => void): Promise<0> {
  const libraries = await measureLibraries();
  print(`${'scripts, bytes'.padEnd(40)}${'minified'.padStart(9)}${'brotli'.padStart(9)}`);
  for (const { name, minified, compressed } of libraries) {
    print(`${name.padEnd(40)}${number.format(minified).padStart(9)}${number.format(compressed).padStart(9)}`);
  }
  return 0;
}
