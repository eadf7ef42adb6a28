import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, resolve } from 'node:path';

import { buildInto } from '#test/support/buildInto.ts';
import { brotliSize } from './measure';

/** The scripts' share of one library, or of our own code. */
export interface Share {
  readonly name: string;
  readonly minified: number;
  /** The share compressed on its own: what stands beside other code is a little less. */
  readonly compressed: number;
}

const root = resolve(__dirname, '../../..');
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

function ownerOf(source: string): string {
  const name = PACKAGE.exec(source)?.[1];
  if (name !== undefined) return name;
  return /\/src\//.test(source) ? 'our own code (src/)' : 'webpack runtime';
}

/** Adds each stretch of a minified script to the text of whose it is. */
function share(script: string, map: SourceMap, texts: Map<string, string>): void {
  for (const [line, text] of script.split('\n').entries()) {
    let owner = '';
    let start = 0;
    const add = (end: number): void => {
      if (owner !== '') texts.set(owner, (texts.get(owner) ?? '') + text.slice(start, end));
      start = end;
    };
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const next = 'originalSource' in entry ? ownerOf(entry.originalSource) : owner;
      if (next !== owner) {
        add(column);
        owner = next;
      }
    }
    add(text.length);
  }
}

/** What each library takes of a production build's scripts, the largest first. */
export async function measureLibraries(): Promise<Share[]> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'sizes-'));
  try {
    await buildInto(folder, { devtool: 'hidden-source-map' });
    const texts = new Map<string, string>();
    const files = join(folder, 'static');
    for (const file of readdirSync(files).filter((name) => name.endsWith('.js'))) {
      // A chunk that only brings a style sheet is the runtime's own, and has no map.
      if (!existsSync(join(files, `${file}.map`))) continue;
      const payload = JSON.parse(readFileSync(join(files, `${file}.map`), 'utf8')) as SourceMapPayload;
      share(readFileSync(join(files, file), 'utf8'), new SourceMap(payload), texts);
    }
    return [...texts]
      .map(([name, text]) => ({ name, minified: Buffer.byteLength(text), compressed: brotliSize(Buffer.from(text)) }))
      .sort((one, other) => other.compressed - one.compressed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
