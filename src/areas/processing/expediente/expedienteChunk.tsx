import { Route, Routes } from 'react-router-dom';
import { NotFound } from '#shell/NotFound.tsx';
import type { Chunk } from '#core/chunks/chunk.ts';
import { BitacoraPage } from '../bitacora/BitacoraPage';
import { InNamePage } from '../inName/InNamePage';
import { ExpedientePage } from './ExpedientePage';

/** One request and what happened to it. */
function ExpedientePages() {
  return (
    <Routes>
      <Route path=":radicado" element={<ExpedientePage />} />
      <Route path=":radicado/historia" element={<BitacoraPage />} />
      <Route path=":radicado/familia" element={<InNamePage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

export const chunk: Chunk = { View: ExpedientePages };
