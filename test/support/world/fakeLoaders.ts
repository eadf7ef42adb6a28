import type { ChunkLoaders } from '#core/chunks/chunkHost.ts';
import { AREA_OF_PAGE, CHUNK_NAMES, type ChunkName } from '#core/chunks/chunkNames.ts';
import type { Chunk, ChunkModule } from '#core/chunks/chunk.ts';

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

/** Loads chunks when the test says so; what has arrived is there, as with `import()`. */
export function createFakeLoaders(): FakeLoaders {
  const asked: PendingChunk[] = [];
  const arrived = new Map<ChunkName, ChunkModule>();
  const pages = Object.fromEntries(Object.keys(AREA_OF_PAGE).map((name) => [name, () => load(name as ChunkName)]));

  function load(name: ChunkName): Promise<ChunkModule> {
    const there = arrived.get(name);
    if (there) return Promise.resolve(there);
    return new Promise((resolve, reject) => {
      asked.push({
        name,
        arrive(chunk = {}) {
          const module = { chunk: { View: () => null, ...chunk }, pages };
          arrived.set(name, module);
          resolve(module);
        },
        fail: (error) => reject(error instanceof Error ? error : new Error(String(error))),
      });
    });
  }

  const loaders = Object.fromEntries(CHUNK_NAMES.map((name) => [name, () => load(name)])) as ChunkLoaders & object;
  return { loaders, asked };
}
