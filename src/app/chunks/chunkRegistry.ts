import type { Chunk } from '../../shared/chunk';
import type { ChunkName } from './chunkNames';

/** The chunks whose code has arrived in this page; their code cannot be part of the state. */
export interface ChunkRegistry {
  get(name: ChunkName): Chunk | undefined;
  set(name: ChunkName, chunk: Chunk): void;
  /** Tells when a chunk was added. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void;
}

export function createChunkRegistry(): ChunkRegistry {
  const chunks = new Map<ChunkName, Chunk>();
  const listeners = new Set<() => void>();
  return {
    get: (name) => chunks.get(name),
    set(name, chunk) {
      chunks.set(name, chunk);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
