import type { SagaGenerator } from 'typed-redux-saga';
import type { Chunk, ChunkModule } from './chunk';
import { AREA_OF_PAGE, isPageName, type AreaName, type ChunkName } from './chunkNames';

/** Fetches a chunk's code; rejects when it cannot be had. A later call tries again. */
export type ChunkLoaders = Record<AreaName | 'site', () => Promise<ChunkModule>>;

/** Holds the code that has arrived in this page: code cannot be part of the state. */
export interface ChunkHost {
  /** Fetches a chunk and adds it and its slice; rejects when it cannot be had. */
  load(name: ChunkName): Promise<void>;
  get(name: ChunkName): Chunk | undefined;
  /** A loaded chunk's saga the first time it is asked for: it is started once. */
  claimSaga(name: ChunkName): (() => SagaGenerator<void>) | undefined;
  /** Tells when a chunk was added. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void;
}

/** `addSlice` puts a chunk's slice into the store. */
export function createChunkHost(
  loaders: ChunkLoaders,
  addSlice: (slice: NonNullable<Chunk['slice']>) => void,
): ChunkHost {
  const chunks = new Map<ChunkName, Chunk>();
  const claimed = new Set<ChunkName>();
  const listeners = new Set<() => void>();

  /** An area knows where its pages' code is. */
  async function moduleOf(name: ChunkName): Promise<ChunkModule> {
    if (!isPageName(name)) return loaders[name]();
    const { pages } = await loaders[AREA_OF_PAGE[name]]();
    const page = pages?.[name];
    if (!page) throw new Error(`No page ${name}`);
    return page();
  }

  return {
    async load(name) {
      const { chunk } = await moduleOf(name);
      if (chunks.has(name)) return;
      if (chunk.slice) addSlice(chunk.slice);
      chunks.set(name, chunk);
      listeners.forEach((listener) => listener());
    },
    get: (name) => chunks.get(name),
    claimSaga(name) {
      const saga = chunks.get(name)?.saga;
      if (!saga || claimed.has(name)) return undefined;
      claimed.add(name);
      return saga;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
