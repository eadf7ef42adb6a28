import { Route, Routes } from 'react-router-dom';
import { NotFound } from '#shell/NotFound.tsx';
import type { Chunk } from '#core/chunks/chunk.ts';
import { LogPage } from './bitacora/BitacoraPage';
import { RequestPage } from './expediente/ExpedientePage';

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
