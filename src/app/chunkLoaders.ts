import type { ChunkLoaders } from '../features/chunks/chunkHost';
import { ownTask } from '../shared/ownTask';

export const chunkLoaders: ChunkLoaders = {
  site: () => import(/* webpackChunkName: "site" */ '../features/site/siteChunk'),
  citizen: () => ownTask(import(/* webpackChunkName: "tramites-educacion" */ '../areas/tramites-educacion/area')),
  education: () => ownTask(import(/* webpackChunkName: "educacion" */ '../areas/educacion/area')),
  processing: () => ownTask(import(/* webpackChunkName: "tramite-educacion" */ '../areas/tramite-educacion/area')),
};
