import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../../../features/site/NotFound';
import type { Chunk } from '../../../shared/chunk';
import { ImportPage } from './importacion/ImportPage';
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
