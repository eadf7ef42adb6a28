import type { Chunk } from '../../shared/chunk';
import type { ChunkName } from './chunkNames';

/** Fetches a chunk's code; rejects when it cannot be had. A later call tries again. */
export type ChunkLoaders = Record<ChunkName, () => Promise<Chunk>>;

export const chunkLoaders: ChunkLoaders = {
  site: () => import(/* webpackChunkName: "site" */ '../../features/site/siteChunk').then(({ chunk }) => chunk),
  citizen: () =>
    import(/* webpackChunkName: "tramites-educacion" */ '../../areas/tramites-educacion/area').then(({ chunk }) => chunk),
  education: () => import(/* webpackChunkName: "educacion" */ '../../areas/educacion/area').then(({ chunk }) => chunk),
  processing: () =>
    import(/* webpackChunkName: "tramite-educacion" */ '../../areas/tramite-educacion/area').then(({ chunk }) => chunk),
};
