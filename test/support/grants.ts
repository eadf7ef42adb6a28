import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const document = resolve(__dirname, '../../src/backend/README.md');

/** What the documents have an owner grant the program's role, for another role. */
export function grantsFor(role: string): string {
  const statements = readFileSync(document, 'utf8')
    .split('\n')
    .filter((line) => /^(?:grant|revoke) .*pisami_programa;$/.test(line));
  if (statements.length === 0) throw new Error('The document has no grants');
  return statements.join('\n').replaceAll('pisami_programa', role);
}
