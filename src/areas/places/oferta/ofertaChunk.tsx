import { Route, Routes } from 'react-router-dom';
import { NotFound } from '#shell/NotFound.tsx';
import type { Chunk } from '#core/chunks/chunk.ts';
import { ImportPage } from './import/ImportPage';
import { OfertaPage } from './OfertaPage';

function OfertaPages() {
  return (
    <Routes>
      <Route index element={<OfertaPage />} />
      <Route path="importacion" element={<ImportPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const chunk: Chunk = { View: OfertaPages };
