import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Benchmark, Figure } from './benchmark';

// As in the built application: Redux Toolkit checks much besides in development.
process.env['NODE_ENV'] ??= 'production';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

function verdict({ value, limit = Infinity, least = -Infinity }: Figure): '' | 'PASSED OVER' | 'BELOW' {
  if (value > limit) return 'PASSED OVER';
  return value < least ? 'BELOW' : '';
}

function format(figure: Figure): string {
  const { name, value, unit, limit, least, promised } = figure;
  const beside = [
    ...(limit === undefined ? [] : [`limit ${number.format(limit)}`]),
    ...(least === undefined ? [] : [`at least ${number.format(least)}`]),
    ...(promised ? ['promised'] : []),
  ].join(', ');
  return `  ${name.padEnd(56)}${number.format(value).padStart(12)} ${unit.padEnd(8)} ${beside}  ${verdict(figure)}`.trimEnd();
}

/** `npm run bench -- word`: the benchmarks whose path holds the word; without it, all. */
async function main(word = ''): Promise<void> {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.bench.ts'));
  for (const file of files.sort()) {
    if (!file.includes(word)) continue;
    const { benchmark } = (await import(join(__dirname, file))) as { benchmark: Benchmark };
    console.log(`\n${benchmark.name}`);
    for (const figure of await benchmark.run()) {
      console.log(format(figure));
      if (verdict(figure) !== '' && figure.promised) process.exitCode = 1;
    }
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
