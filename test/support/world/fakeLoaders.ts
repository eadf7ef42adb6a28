import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import type { ChunkLoaders } from '#core/chunks/chunkHost.ts';
import type { Chunk, ChunkModule } from '#core/chunks/chunk.ts';

interface PendingChunk {
  name: string;
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
  const arrived = new Map<string, ChunkModule>();

  function load(name: string): Promise<ChunkModule> {
    const there = arrived.get(name);
    if (there) return Promise.resolve(there);
    return new Promise((resolve, reject) => {
      asked.push({
        name,
        arrive(chunk = {}) {
          const module = { chunk: { View: () => null, pages: pagesOf(name, load), ...chunk } };
          arrived.set(name, module);
          resolve(module);
        },
        fail: (error) => reject(error instanceof Error ? error : new Error(String(error))),
      });
    });
  }

  return { loaders: loadersWith(load), asked };
}

/** Loaders of every chunk that the application knows at its start. */
export function loadersWith(load: (name: string) => Promise<ChunkModule>): ChunkLoaders {
  return { site: () => load('site'), ...Object.fromEntries(DECLARED_AREAS.map(({ name }) => [name, () => load(name)])) };
}

/** An area's pages, whose code `load` brings. */
export function pagesOf(area: string, load: (name: string) => Promise<ChunkModule>) {
  const { pages = [] } = DECLARED_AREAS.find(({ name }) => name === area) ?? {};
  return pages.map((page) => ({ ...page, load: () => load(page.id) }));
}
