import type { ChunkLoaders } from '../features/chunks/chunkHost';

export const chunkLoaders: ChunkLoaders = {
  site: () => import(/* webpackChunkName: "site" */ '../features/site/siteChunk'),
  citizen: () => import(/* webpackChunkName: "tramites-educacion" */ '../areas/tramites-educacion/area'),
  education: () => import(/* webpackChunkName: "educacion" */ '../areas/educacion/area'),
  processing: () => import(/* webpackChunkName: "tramite-educacion" */ '../areas/tramite-educacion/area'),
};
