import { chunkLoaders } from '#app/loading/chunkLoaders.ts';

/** The areas' code and their pages' is there before a file's first test: translating it takes long on a busy machine. */
export function bringChunks(): void {
  // So does typing, key by key, into the whole application.
  jest.setTimeout(30_000);
  beforeAll(async () => {
    const areas = await Promise.all(Object.values(chunkLoaders).map((load) => load()));
    await Promise.all(areas.flatMap(({ chunk: { pages = [] } }) => pages.map(({ load }) => load())));
  }, 120_000);
}
