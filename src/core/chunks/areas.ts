import { getContext, type SagaGenerator } from 'typed-redux-saga';
import { isUnder, PATHS } from '../location/paths';
import type { ChunkModule } from './chunk';

/** A line of the application's list of areas. */
interface AreaEntry {
  /** Its folder's, its chunk's and its place in the state. */
  name: string;
  path: string;
  /** Its pages need no session (D1). */
  isPublic?: boolean;
  load(): Promise<ChunkModule>;
}

/** The first is where the start leads (D3). */
export type Areas = readonly [AreaEntry, ...AreaEntry[]];

/** The areas that the store was created with. */
export function* areas(): SagaGenerator<Areas> {
  return yield* getContext<Areas>('areas');
}

/** Whether the page at `path` is for staff, within a saga. */
export function* leadsToStaff(path: string): SagaGenerator<boolean> {
  return isStaffPath(yield* areas(), path);
}

export function isStaffPath(list: Areas, path: string): boolean {
  return isUnder(path, PATHS.site) || list.some((area) => !area.isPublic && isUnder(path, area.path));
}

/** The chunks that the page at `path` needs first. */
export function chunksOf(list: Areas, path: string): string[] {
  const names = list.filter((area) => isUnder(path, area.path)).map(({ name }) => name);
  return isStaffPath(list, path) ? ['site', ...names] : names;
}
