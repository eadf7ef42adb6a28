import { CHUNK_NAMES, type ChunkName } from '../../../src/features/chunks/chunkNames';
import type { ChunkLoaders } from '../../../src/features/chunks/chunkHost';
import { AREA as EDUCATION } from '../../../src/areas/educacion/paths';
import { educationReducer, educationSaga } from '../../../src/areas/educacion/state';
import { AREA as PROCESSING } from '../../../src/areas/tramite-educacion/paths';
import { processingReducer, processingSaga } from '../../../src/areas/tramite-educacion/state';
import type { Chunk } from '../../../src/shared/chunk';

/** A chunk that is on its way; asked for again, it is the same one, as with webpack. */
export interface HeldChunk {
  code: Promise<Chunk>;
  arrive(): void;
  fail(): void;
}

/** What a chunk that cannot be had rejects with. */
export class ChunkError extends Error {}

const View = () => null;

/** The chunks without their screens: the areas' own slices and sagas. */
const CHUNKS: Record<ChunkName, Chunk> = {
  site: { View },
  citizen: { View },
  education: { View, slice: { name: EDUCATION, reducer: educationReducer }, saga: educationSaga },
  processing: { View, slice: { name: PROCESSING, reducer: processingReducer }, saga: processingSaga },
};

/** Loaders whose chunks come as `network` says at that moment; those on their way are in `held`. */
export function createLoaders(
  held: Map<ChunkName, HeldChunk>,
  network: () => 'atOnce' | 'held' | 'down',
): ChunkLoaders {
  function send(name: ChunkName): HeldChunk {
    const { promise: code, resolve, reject } = promiseWithResolvers<Chunk>();
    const settle = (finish: () => void) => {
      held.delete(name);
      finish();
    };
    return {
      code,
      arrive: () => settle(() => resolve(CHUNKS[name])),
      fail: () => settle(() => reject(new ChunkError(name))),
    };
  }

  function load(name: ChunkName): Promise<Chunk> {
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
