import { Route, Routes } from 'react-router-dom';
import { NotFound } from '../../features/site/NotFound';
import type { Chunk } from '../../shared/chunk';
import { LogPage } from './bitacora/LogPage';
import { RequestPage } from './expediente/RequestPage';

/** One request and what happened to it. */
function SolicitudesPages() {
  return (
    <Routes>
      <Route path=":radicado" element={<RequestPage />} />
      <Route path=":radicado/historia" element={<LogPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const chunk: Chunk = { View: SolicitudesPages };
