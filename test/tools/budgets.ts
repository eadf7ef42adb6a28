import { resolve } from 'node:path';

import { reportLibraries, reportSizes } from './sizes/report';

/**
 * `npm run sizes`: what the build in dist/ weighs beside its limits; fails when one is passed.
 * With `-- --libraries`: what each library and our own code take of it, from a build of its own.
 */
async function main(args: readonly string[]): Promise<void> {
  const print = (line: string): void => console.log(line);
  // Until it is done: a build that never answers would else end in silence, as if all were well.
  process.exitCode = 1;
  process.exitCode = args.includes('--libraries')
    ? await reportLibraries(print)
    : reportSizes(resolve(__dirname, '../../dist'), print);
}

main(process.argv.slice(2)).catch((error: unknown) => console.error(error));
