import { readFileSync } from 'node:fs';

import { reportReplay } from './replay/report';

/** `npm run replay -- export.json`: what the recorded actions do to the machines, without a browser. */
function main([path, ...more]: readonly string[]): 0 | 1 | 2 {
  if (path === undefined || more.length > 0) {
    console.error('Usage: npm run replay -- export.json');
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    console.error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
  return reportReplay(text, (line) => console.log(line));
}

process.exitCode = main(process.argv.slice(2));
