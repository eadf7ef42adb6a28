import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Kind = 'scripts' | 'styles' | 'fonts';

/** A file of the build, named by its content. */
interface BuiltFile {
  /** The chunk's or the font's name. */
  readonly part: string;
  readonly kind: Kind;
  readonly bytes: number;
  /** Whether `index.html` names it. */
  readonly first: boolean;
}

export interface Build {
  readonly pageBytes: number;
  /** How many requests the page causes with config.json, itself included. */
  readonly firstRequests: number;
  readonly files: readonly BuiltFile[];
}

const KINDS: Readonly<Record<string, Kind>> = { '.js': 'scripts', '.css': 'styles', '.woff2': 'fonts' };
const REFERENCE = /<(?:script|link)\b[^>]*?\b(?:src|href)=["']?([^"'\s>]+)/g;
const TEMPLATE = /<template\b.*?<\/template>/gs;
const NAME = /^(.+)\.[\da-f]{6}\.\w+$/;

export function brotliSize(content: Buffer): number {
  return brotliCompressSync(content).byteLength;
}

/** What the built application in `dist` weighs; throws when a file is not named by its content. */
export function measureBuild(dist: string): Build {
  const page = readFileSync(join(dist, 'index.html'));
  // What stands in a template is inert: an area's parts, asked for on its own pages only.
  const named = [...page.toString().replace(TEMPLATE, '').matchAll(REFERENCE)].map(([, address = '']) => address);
  const folder = join(dist, 'static');
  const files = readdirSync(folder).flatMap((file): BuiltFile[] => {
    const kind = KINDS[extname(file)];
    if (!kind) return [];
    const part = NAME.exec(file)?.[1];
    if (part === undefined) throw new Error(`static/${file} is not named by its content`);
    const content = readFileSync(join(folder, file));
    const bytes = kind === 'fonts' ? content.byteLength : brotliSize(content);
    return [{ part, kind, bytes, first: named.some((address) => basename(address) === file) }];
  });
  // The page and config.json are the two that no tag of the page names.
  return { pageBytes: brotliSize(page), firstRequests: named.length + 2, files };
}
