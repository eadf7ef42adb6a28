import { chunkLoaders } from '../../src/app/chunks/loaders';

/** The areas' code is there before a file's first test: translating it takes long on a busy machine. */
export function bringChunks(): void {
  beforeAll(async () => {
    await Promise.all(Object.values(chunkLoaders).map((load) => load()));
  }, 120_000);
}
