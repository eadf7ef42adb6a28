import type { ChunkLoaders } from '#core/chunks/chunkHost.ts';
import { ownTask } from '#services/loading/ownTask.ts';
import { AREAS } from '../areas';

export const chunkLoaders: ChunkLoaders = {
  site: () => import(/* webpackChunkName: "site" */ '#shell/siteChunk.tsx'),
  ...Object.fromEntries(AREAS.map(({ name, load }) => [name, () => ownTask(load())])),
};
