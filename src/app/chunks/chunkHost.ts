import type { SagaGenerator } from 'typed-redux-saga';
import type { Chunk } from '../../shared/chunk';
import type { ChunkName } from './chunkNames';
import type { ChunkLoaders } from './loaders';

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
  return {
    async load(name) {
      const chunk = await loaders[name]();
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
