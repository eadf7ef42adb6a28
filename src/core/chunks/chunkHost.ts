import type { SagaGenerator } from 'typed-redux-saga';
import type { Chunk, ChunkModule } from './chunk';

/** Fetches a chunk's code; rejects when it cannot be had. A later call tries again. */
export type ChunkLoaders = Record<string, () => Promise<ChunkModule>> & { site(): Promise<ChunkModule> };

/** Holds the code that has arrived in this page: code cannot be part of the state. */
export interface ChunkHost {
  /** Fetches a chunk and adds it and its slice; rejects when it cannot be had. */
  load(name: string): Promise<void>;
  get(name: string): Chunk | undefined;
  /** A loaded chunk's saga the first time it is asked for: it is started once. */
  claimSaga(name: string): (() => SagaGenerator<void>) | undefined;
  /** Tells when a chunk was added. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void;
}

/** `addSlice` puts a chunk's slice into the store. */
export function createChunkHost(loaders: ChunkLoaders, addSlice: (slice: NonNullable<Chunk['slice']>) => void): ChunkHost {
  const chunks = new Map<string, Chunk>();
  const claimed = new Set<string>();
  const listeners = new Set<() => void>();

  /** An area knows where its pages' code is. */
  async function moduleOf(name: string): Promise<ChunkModule> {
    const [first = ''] = name.split('/');
    const module = await loaders[first]?.();
    const entry = first === name ? module : await module?.chunk.pages?.find(({ id }) => id === name)?.load();
    if (!entry) throw new Error(`No chunk ${name}`);
    return entry;
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
