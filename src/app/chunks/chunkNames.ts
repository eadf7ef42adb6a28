import { isStaffPath, isUnder, PATHS } from '../../shared/paths';

/** The parts of the application whose code arrives when it is first needed. */
export const CHUNK_NAMES = ['site', 'citizen', 'education', 'processing'] as const;
export type ChunkName = (typeof CHUNK_NAMES)[number];

const AREA_PATHS = [
  ['citizen', PATHS.citizen],
  ['education', PATHS.education],
  ['processing', PATHS.processing],
] as const;

/** The chunks that the page at `path` is made of. */
export function chunksOf(path: string): ChunkName[] {
  const names: ChunkName[] = isStaffPath(path) ? ['site'] : [];
  for (const [name, areaPath] of AREA_PATHS) if (isUnder(path, areaPath)) names.push(name);
  return names;
}
