import type { ChunkLoaders } from '#core/chunks/chunkHost.ts';
import { ownTask } from '#services/loading/ownTask.ts';

export const chunkLoaders: ChunkLoaders = {
  site: () => import(/* webpackChunkName: "site" */ '#shell/siteChunk.tsx'),
  citizen: () => ownTask(import(/* webpackChunkName: "tramites-educacion" */ '#areas/citizen/area.tsx')),
  places: () => ownTask(import(/* webpackChunkName: "educacion" */ '#areas/places/area.tsx')),
  processing: () => ownTask(import(/* webpackChunkName: "tramite-educacion" */ '#areas/processing/area.tsx')),
};
