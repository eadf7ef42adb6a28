import { CHUNK_NAMES, type ChunkName } from '../../../src/features/chunks/chunkNames';
import type { ChunkLoaders } from '../../../src/features/chunks/chunkHost';
import type { Chunk } from '../../../src/shared/chunk';

interface PendingChunk {
  name: ChunkName;
  arrive(chunk?: Partial<Chunk>): void;
  fail(error: unknown): void;
}

export interface FakeLoaders {
  loaders: ChunkLoaders;
  /** All that was ever asked for, in order. */
  readonly asked: readonly PendingChunk[];
}

/** Loads chunks when the test says so. */
export function createFakeLoaders(): FakeLoaders {
  const asked: PendingChunk[] = [];
  const load = (name: ChunkName) =>
    new Promise<Chunk>((resolve, reject) => {
      asked.push({
        name,
        arrive: (chunk = {}) => resolve({ View: () => null, ...chunk }),
        fail: (error) => reject(error instanceof Error ? error : new Error(String(error))),
      });
    });
  const loaders = Object.fromEntries(CHUNK_NAMES.map((name) => [name, () => load(name)])) as ChunkLoaders;
  return { loaders, asked };
}
