import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

function* filesOf(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesOf(join(path, entry.name));
    else yield join(path, entry.name);
  }
}

/**
 * What names a thing that is made of these sources: another when one of them changes.
 * @param sources files and whole folders, from the project's own
 */
export function digestOfSources(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    for (const file of source.includes('.') ? [path] : filesOf(path)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
