import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import type { Chunk, ChunkModule } from '#core/chunks/chunk.ts';
import type { ChunkLoaders } from '#core/chunks/chunkHost.ts';
import { loadersWith, pagesOf } from '#test/support/world/fakeLoaders.ts';

/** A chunk that is on its way; asked for again, it is the same one, as with webpack. */
export interface HeldChunk {
  code: Promise<ChunkModule>;
  arrive(): void;
  fail(): void;
}

/** What a chunk that cannot be had rejects with. */
export class ChunkError extends Error {}

const View = () => null;

/** What the areas for staff bring beside their screens. */
const BROUGHT = new Map<string, Partial<Chunk>>(
  DECLARED_AREAS.filter(({ name }) => name !== 'citizen').map(({ name, reducer, saga }) => [
    name,
    { slice: { name, reducer }, saga },
  ]),
);

/** Loaders whose chunks come as `network` says at that moment; those on their way are in `held`. */
export function createLoaders(held: Map<string, HeldChunk>, network: () => 'atOnce' | 'held' | 'down'): ChunkLoaders {
  const arrived = new Map<string, ChunkModule>();

  function send(name: string): HeldChunk {
    const { promise: code, resolve, reject } = promiseWithResolvers<ChunkModule>();
    const settle = (finish: () => void) => {
      held.delete(name);
      finish();
    };
    return {
      code,
      arrive: () =>
        settle(() => {
          const module = { chunk: { View, pages: pagesOf(name, load), ...BROUGHT.get(name) } };
          arrived.set(name, module);
          resolve(module);
        }),
      fail: () => settle(() => reject(new ChunkError(name))),
    };
  }

  function load(name: string): Promise<ChunkModule> {
    const there = arrived.get(name);
    if (there) return Promise.resolve(there);
    const chunk = held.get(name) ?? send(name);
    held.set(name, chunk);
    if (network() === 'atOnce') chunk.arrive();
    if (network() === 'down') chunk.fail();
    return chunk.code;
  }

  return loadersWith(load);
}

function promiseWithResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((keep, breakIt) => {
    resolve = keep;
    reject = breakIt;
  });
  return { promise, resolve, reject };
}
