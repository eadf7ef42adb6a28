import { AREA_OF_PAGE, CHUNK_NAMES, type ChunkName } from '#core/chunks/chunkNames.ts';
import type { ChunkLoaders } from '#core/chunks/chunkHost.ts';
import { AREA as EDUCATION } from '#areas/places/placesPaths.ts';
import { placesReducer, placesSaga } from '#areas/places/placesState.ts';
import { AREA as PROCESSING } from '#areas/processing/processingPaths.ts';
import { processingReducer, processingSaga } from '#areas/processing/processingState.ts';
import type { Chunk, ChunkModule } from '#core/chunks/chunk.ts';

/** A chunk that is on its way; asked for again, it is the same one, as with webpack. */
export interface HeldChunk {
  code: Promise<ChunkModule>;
  arrive(): void;
  fail(): void;
}

/** What a chunk that cannot be had rejects with. */
export class ChunkError extends Error {}

const View = () => null;

/** What the areas bring beside their screens. */
const BROUGHT: Partial<Record<ChunkName, Partial<Chunk>>> = {
  places: { slice: { name: EDUCATION, reducer: placesReducer }, saga: placesSaga },
  processing: { slice: { name: PROCESSING, reducer: processingReducer }, saga: processingSaga },
};

/** Loaders whose chunks come as `network` says at that moment; those on their way are in `held`. */
export function createLoaders(
  held: Map<ChunkName, HeldChunk>,
  network: () => 'atOnce' | 'held' | 'down',
): ChunkLoaders {
  const arrived = new Map<ChunkName, ChunkModule>();
  const pages = Object.fromEntries(Object.keys(AREA_OF_PAGE).map((name) => [name, () => load(name as ChunkName)]));

  function send(name: ChunkName): HeldChunk {
    const { promise: code, resolve, reject } = promiseWithResolvers<ChunkModule>();
    const settle = (finish: () => void) => {
      held.delete(name);
      finish();
    };
    return {
      code,
      arrive: () =>
        settle(() => {
          const module = { chunk: { View, ...BROUGHT[name] }, pages };
          arrived.set(name, module);
          resolve(module);
        }),
      fail: () => settle(() => reject(new ChunkError(name))),
    };
  }

  function load(name: ChunkName): Promise<ChunkModule> {
    const there = arrived.get(name);
    if (there) return Promise.resolve(there);
    const chunk = held.get(name) ?? send(name);
    held.set(name, chunk);
    if (network() === 'atOnce') chunk.arrive();
    if (network() === 'down') chunk.fail();
    return chunk.code;
  }

  return Object.fromEntries(CHUNK_NAMES.map((name) => [name, () => load(name)])) as ChunkLoaders;
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
