import { chunkLoaders } from '#app/loading/chunkLoaders.ts';

/** The areas' code and their pages' is there before a file's first test: translating it takes long on a busy machine. */
export function bringChunks(): void {
  beforeAll(async () => {
    const areas = await Promise.all(Object.values(chunkLoaders).map((load) => load()));
    await Promise.all(areas.flatMap(({ chunk: { pages = [] } }) => pages.map(({ load }) => load())));
  }, 120_000);
}
