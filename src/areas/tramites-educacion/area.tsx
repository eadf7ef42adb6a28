import { Route, Routes } from 'react-router-dom';
import { AreaIndex } from '../../features/site/AreaIndex';
import { NotFound } from '../../features/site/NotFound';
import type { Chunk } from '../../shared/chunk';
import { PATHS } from '../../shared/paths';

/** Where citizens make and follow their requests (D2). */
function CitizenPages() {
  return (
    <Routes>
      <Route index element={<AreaIndex title="Trámites de educación" path={PATHS.citizen} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const chunk: Chunk = { View: CitizenPages };
