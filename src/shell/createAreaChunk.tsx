import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ChunkView } from '#core/chunks/ChunkView.tsx';
import type { Chunk } from '#core/chunks/chunk.ts';
import type { Area } from '#core/chunks/declareArea.ts';
import { fetchAhead } from '#core/chunks/fetchAhead.ts';
import { prepareWords } from '#kits/words/prepareWords.ts';
import { NotFound } from './NotFound';

/** An area's chunk: `Index` at its path, its pages below, and the routes of those that come with it. */
export function createAreaChunk({ name, pages, reducer, saga }: Area, Index: ComponentType, routes?: ReactNode): Chunk {
  return {
    View: () => (
      <Routes>
        <Route index element={<Index />} />
        {routes}
        {pages.map((page) => (
          <Route key={page.id} path={page.path} caseSensitive element={<ChunkView chunk={page.id} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    ),
    slice: { name, reducer },
    *saga() {
      yield* saga();
      yield* prepareWords();
      yield* fetchAhead(pages);
    },
    pages,
  };
}
